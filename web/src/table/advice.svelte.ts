/** Help with a question: the best answers for who asks for them, and what the coach says before a choice is final. */

import { post } from '@/lib/api'
import { toasts } from '@/lib/toast.svelte'
import type { Coached, Doubt, HintTold, Hints } from '@/lib/wire'
import { t } from '@/lib/words.svelte'
import { coached } from '@/ui/coached'
import { lastTurn } from './chronicle'
import type { Live } from './live.svelte'

const PATIENCE = 4000 // milliseconds: a coach that is slower than that is not waited for

export class Advice {
  thinking = $state(false)
  /** What the coach doubts, and the choice that waits for an answer to that. */
  doubt = $state.raw<{ doubt: Doubt; go: () => void } | null>(null)
  /** The service told of a hint with this version, which may not have been heard of yet. */
  version = 0
  private given = $state.raw<{ step: number; seat: number; hints: HintTold[] } | null>(null)
  private doubted = ''
  private asked: Promise<void> = Promise.resolve()

  constructor(private live: Live) {}

  /** Whether hints may be asked for now. */
  get may(): boolean {
    return !!this.live.info?.hints && this.live.asked && !this.live.pending
  }

  /** The hints that were given for this position. */
  get hints(): HintTold[] {
    const { given, live } = this
    return given && live.asked && given.step === live.whole?.step && given.seat === live.seat ? given.hints : []
  }

  /** Show the best answers; or if they are shown, no more. */
  ask(): void {
    if (this.hints.length) this.given = null
    else if (this.may && !this.thinking) this.asked = this.find()
  }

  private async find(): Promise<void> {
    const { live } = this
    const { version, step } = live.whole!
    const seat = live.seat
    this.thinking = true
    toasts.announce(t('hint-thinking'))
    try {
      const { hints, ...told } = await post<Hints>(`/tables/${live.id}/hint`, { seat, version: Math.max(version, this.version) })
      this.version = told.version
      this.given = { step, seat, hints }
      toasts.announce([t('hint-title'), ...hints.flatMap((hint) => hint.said.slice(0, 1).map((said) => t(said)))].join('. '))
    } catch (error) {
      toasts.refuse(error)
    } finally {
      this.thinking = false
    }
  }

  /** Whether the coach has a word in a choice: once in a turn at most, and not where there is nothing to choose. */
  get wary(): boolean {
    const { live } = this
    return this.may && !live.only && live.view.options.length > 1 && !this.hints.length && coached() && this.doubted !== this.turn
  }

  private get turn(): string {
    const turn = lastTurn(this.live.log)
    return `${turn?.round} ${turn?.seat}`
  }

  /** Make a choice: after a hint that is on its way, since that is a move of the table too; and after the coach has looked at it. */
  async before(choice: string, go: () => void): Promise<void> {
    const wary = this.wary
    this.live.pending = true
    await this.asked
    if (wary) await this.consider(choice, go)
    else go()
  }

  /** Let the coach look at a choice before it is made; if there is nothing to say, it is made at once. */
  private async consider(choice: string, go: () => void): Promise<void> {
    const { live } = this
    const { version } = live.whole!
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
    const asked = post<Coached>(`/tables/${live.id}/coach`, { seat: live.seat, version: Math.max(version, this.version), choice })
    const told = await Promise.race([asked.catch(() => null), late])
    this.version = Math.max(this.version, told?.version ?? 0)
    if (!told?.doubt) {
      go()
      return
    }
    this.doubted = this.turn
    this.doubt = { doubt: told.doubt, go }
  }

  /** Do what was doubted all the same, or choose again. */
  settle(anyway: boolean): void {
    const waiting = this.doubt
    this.doubt = null
    if (anyway) waiting?.go()
    else this.live.pending = false
  }
}

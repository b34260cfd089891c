/** An analysis of a finished game, as it is asked for: how far it is, and what was found so far. */

import { Refused, del, get, post, query } from '@/lib/api'
import { myself } from '@/lib/me.svelte'
import { toasts } from '@/lib/toast.svelte'
import type { Analysing, Found, Judgement } from '@/lib/wire'
import { t, words } from '@/lib/words.svelte'

export type Effort = 'quick' | 'deep'

const PAUSE = 700 // milliseconds between two questions how far it is
const NONE: Analysing = { state: 'none', done: 0, of: 0, mine: false }

export class Study {
  progress = $state.raw<Analysing>(NONE)
  found = $state.raw<Found | null>(null)
  /** The seat with whose eyes; -1 sees all. */
  eyes = $state(-1)
  effort = $state<Effort>('quick')
  /** The words are there, and it is known how far it is. */
  ready = $state(false)
  private timer = 0
  private asked = 0
  private readonly source: string
  private readonly link: string | null

  /** `source` is /tables/ID or /records/ID. */
  constructor(source: string, link: string | null) {
    this.source = source
    this.link = link
  }

  get busy(): boolean {
    return !['none', 'done'].includes(this.progress.state)
  }

  /** How much of what is being made is done, in hundredths. */
  get percent(): number {
    return this.progress.of ? Math.round((100 * this.progress.done) / this.progress.of) : 0
  }

  /** See what there is, with other eyes or another effort too; `wanted`: begin it if there is nothing. */
  async look(wanted = false): Promise<void> {
    const turn = ++this.asked
    clearTimeout(this.timer)
    this.found = null
    await words.need('analysis')
    await this.follow(turn, await get<Analysing>(this.path()))
    this.ready = true
    if (wanted && turn === this.asked && this.progress.state === 'none') await this.begin()
  }

  async begin(): Promise<void> {
    const turn = ++this.asked
    await myself.need()
    await this.follow(turn, await post<Analysing>(this.path()))
  }

  async cancel(): Promise<void> {
    const turn = ++this.asked
    clearTimeout(this.timer)
    this.progress = await del<Analysing>(this.path())
    if (turn === this.asked && this.progress.state === 'none') this.found = null
  }

  close(): void {
    this.asked++
    clearTimeout(this.timer)
  }

  private path(more = ''): string {
    return `${this.source}/analysis${more}${query({ eyes: this.eyes, effort: this.effort, link: this.link })}`
  }

  /** Take in how far it is; ask again after a while, as long as it is being made. */
  private async follow(turn: number, told: Analysing): Promise<void> {
    if (turn !== this.asked) return
    const lost = told.state === 'none' && this.busy
    const chart = told.state === 'verdicts' && !this.found
    if (chart || (told.state === 'done' && !this.found?.verdicts)) {
      const found = await get<Found>(this.path('/found'))
      if (turn !== this.asked) return
      this.found = found
    }
    this.progress = told
    if (lost) toasts.show(t('analysis-lost-way'), 'no') // the service was started anew, or could not make it
    if (this.busy) this.timer = window.setTimeout(() => void this.again(turn), PAUSE)
  }

  private async again(turn: number): Promise<void> {
    try {
      await this.follow(turn, await get<Analysing>(this.path()))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (turn !== this.asked) return
      if (error.code === 'offline') this.timer = window.setTimeout(() => void this.again(turn), 4 * PAUSE)
      else toasts.refuse(error)
    }
  }
}

/** Points of 100, as they are written: with a sign where they are a change. */
export function points(chance: number, signed = true): string {
  const value = Math.round(100 * chance)
  if (!value) return '0'
  return `${value < 0 ? '−' : signed ? '+' : ''}${Math.abs(value)}`
}

/** A kind of luck by its name; others may have games of others. */
export const luckName = (stream: string): string => (words.has(`analysis-luck-${stream}`) ? `analysis-luck-${stream}` : 'analysis-luck-other')

/** “You lost 31 % through the dice and gained 4 % through your own play.” Nothing where hardly anything was. */
export function balance(found: Found, seat: number): string {
  const share = found.shares[seat]!
  const causes: [change: number, by: string][] = [
    ...found.luck.map((one): [number, string] => [one.change[seat]!, `${luckName(one.stream)}.through`]),
    [share.play, 'analysis-share-play.through'],
    [share.others, 'analysis-share-others.through'],
  ]
  const told = causes.filter(([change]) => Math.round(100 * Math.abs(change)) > 0).sort((one, other) => Math.abs(other[0]) - Math.abs(one[0]))
  const parts = (sign: 1 | -1) =>
    told.filter(([change]) => sign * change > 0).map(([change, by]) => t('analysis-part', { points: Math.round(100 * Math.abs(change)), by: t(by) }))
  const [lost, gained] = [words.list(parts(-1)), words.list(parts(1))]
  if (!lost && !gained) return ''
  return t(lost && gained ? 'analysis-balance' : lost ? 'analysis-balance-lost' : 'analysis-balance-gained', { lost, gained })
}

/** What a verdict says it lost. */
export const loss = ({ loss, error }: Judgement): string =>
  t('analysis-lost', { points: points(loss, false), error: points(error, false) })

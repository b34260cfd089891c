/** My rating as a solver of puzzles, if I want one; tries that could not be sent wait on this device. */

import { Refused, get, post, put } from '@/lib/api'
import { myself } from '@/lib/me.svelte'
import type { PuzzleStanding, PuzzleTried } from '@/lib/wire'
import { keep, recall } from '@/ui/kept'

const KEY = 'puzzles-rated'
/** What says that a try will never count; after any other refusal it is sent again later. */
const NEVER = ['not-found', 'bad-request']

interface Try {
  who: string
  puzzle: string
  choice: string | null
}

interface Kept {
  who: string | null
  standing: PuzzleStanding | null
  waiting: Try[]
}

const NONE: Kept = { who: null, standing: null, waiting: [] }

export class Rated {
  /** What came of the last try that was sent. */
  last = $state.raw<(PuzzleTried & { id: string }) | null>(null)
  private kept = $state.raw(recall(KEY, NONE))
  private loading: Promise<void> = Promise.resolve()
  private sending: Promise<void> | null = null

  constructor() {
    addEventListener('online', () => void this.send())
  }

  /** How I stand, as far as this device knows: there may be no connection. */
  get standing(): PuzzleStanding | null {
    return this.kept.who !== null && this.kept.who === this.who ? this.kept.standing : null
  }

  get on(): boolean {
    return this.standing?.rated ?? false
  }

  /** The tries of mine that were not sent yet. */
  get waiting(): Try[] {
    return this.kept.waiting.filter((one) => one.who === this.who)
  }

  /** Ask how I stand, after sending what waits. */
  need(): Promise<void> {
    this.loading = this.load()
    return this.loading
  }

  private async load(): Promise<void> {
    await this.send()
    if (!myself.me) return
    const { id } = myself.me
    try {
      const standing = await get<PuzzleStanding>('/my/puzzles')
      this.change((kept) => ({ ...kept, who: id, standing }))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  /** Turn it on or off; who is nobody yet comes in as a guest. A refusal is thrown. */
  async want(rated: boolean): Promise<void> {
    const { id } = await myself.need()
    const standing = await put<PuzzleStanding>('/my/puzzles', { rated })
    this.change((kept) => ({ ...kept, who: id, standing }))
  }

  /** The first try of a puzzle: it counts while I am rated, now or as soon as there is a connection. */
  async tried(puzzle: string, choice: string | null): Promise<void> {
    if (!this.standing) await this.loading // on another device it may be on
    const { who, standing } = this
    if (!who || !standing?.rated || standing.tried.includes(puzzle)) return
    this.change((kept) => {
      const known = kept.waiting.some((one) => one.who === who && one.puzzle === puzzle)
      return known ? kept : { ...kept, waiting: [...kept.waiting, { who, puzzle, choice }] }
    })
    await this.send()
  }

  /** Send what waits, one after the other. The service counts each once, however often it comes. */
  send(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => (this.sending = null))
    return this.sending
  }

  private get who(): string | null {
    return myself.me?.id ?? (myself.known ? this.kept.who : null)
  }

  private async sendAll(): Promise<void> {
    if (!myself.me) await myself.start()
    for (let one = this.next(); one; one = this.next()) {
      const { who, puzzle, choice } = one
      try {
        const told = await post<PuzzleTried>(`/my/puzzles/${puzzle}`, { choice })
        this.last = { ...told, id: puzzle }
        this.change((kept) => ({ who, standing: told.standing, waiting: without(kept.waiting, one) }))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (!NEVER.includes(error.code)) return
        this.change((kept) => ({ ...kept, waiting: without(kept.waiting, one) }))
      }
    }
  }

  private next(): Try | undefined {
    return this.kept.waiting.find((one) => one.who === myself.me?.id)
  }

  /** What is kept may have changed in another window. */
  private change(change: (kept: Kept) => Kept): void {
    this.kept = change(recall(KEY, NONE))
    keep(KEY, this.kept)
  }
}

const without = (waiting: Try[], { who, puzzle }: Try) => waiting.filter((one) => one.who !== who || one.puzzle !== puzzle)

/** A change with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

export const rated = new Rated()

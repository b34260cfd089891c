/** A game to be seen again: its moments, fetched as they are needed, from somebody's eyes. */

import { get, query } from '@/lib/api'
import { roundOf } from '@/lib/events'
import type { GameEvent, Moment, Moments, Note } from '@/lib/wire'
import type { Face } from './face'
import { Past } from './past.svelte'
import type { Seated } from './stage.svelte'

/** Whose eyes: a seat, -1 for who only watches, or all for who sees everything. */
export type Eyes = number | 'all'

const CHUNK = 40
const BARE = 200
const PACE = 1100 // milliseconds from one position to the next

export class Reel {
  readonly past: Past
  position = $state(0)
  eyes = $state<Eyes>(-1)
  positions = $state(1)
  playing = $state(false)
  speed = $state(1)
  /** What happened up to each position, without views. */
  story = $state.raw<{ step: number; events: GameEvent[] }[]>([])
  /** Hints that were given, and choices that were taken back. */
  notes = $state.raw<Note[]>([])
  /** A line that was not played, shown instead of what was: its positions. */
  line = $state.raw<Moment[] | null>(null)
  /** Which of them is shown. */
  lineAt = $state(0)
  private chunks = new Map<string, Promise<Moment[]>>()
  private timer = 0
  private readonly source: string
  private readonly link: string | null

  private constructor(source: string, link: string | null, eyes: Eyes, past: Past) {
    this.source = source
    this.link = link
    this.eyes = eyes
    this.past = past
    past.told = () => this.log
  }

  /** `source` is /tables/ID or /records/ID. */
  static async load(
    source: string, link: string | null, face: Face, players: Seated[], eyes: Eyes, position: number,
  ): Promise<Reel> {
    const told = await get<Moments>(`${source}/moments${query({ seat: eyes, first: 0, count: CHUNK, views: 1, words: 1, link })}`)
    const reel = new Reel(source, link, eyes, new Past(face, players, told.moments[0]!))
    reel.positions = told.positions
    reel.notes = told.notes ?? []
    reel.chunks.set(`${eyes} 0`, Promise.resolve(told.moments))
    if (position) await reel.go(position)
    void reel.recall()
    return reel
  }

  /** The events up to the shown position. */
  get log(): GameEvent[] {
    return this.story.slice(0, this.position + 1).flatMap((one) => one.events)
  }

  /** The events of the whole game. */
  all = $derived(this.story.flatMap((one) => one.events))

  /** The first position of each round. */
  rounds = $derived.by(() => {
    const found: { round: number; position: number }[] = []
    for (const [position, { events }] of this.story.entries()) {
      const round = events.map(roundOf).find((one) => one !== null)
      if (round != null && round !== found.at(-1)?.round) found.push({ round, position })
    }
    return found
  })

  /** The positions at which a turn begins, and the beginning of all. */
  turns = $derived(this.story.flatMap(({ events }, at) => (!at || events.some((event) => roundOf(event) !== null) ? [at] : [])))

  /** Where the turn begins that comes next, or the one before; else the end, or the beginning. */
  turn(by: 1 | -1): number {
    if (by > 0) return this.turns.find((at) => at > this.position) ?? this.positions - 1
    return this.turns.findLast((at) => at < this.position) ?? 0
  }

  async go(position: number, travelling = false): Promise<void> {
    const wanted = Math.max(0, Math.min(this.positions - 1, position))
    const moment = await this.at(wanted)
    if (!moment) return
    this.leave()
    this.position = wanted
    this.past.show(moment, travelling)
    if (wanted + 10 < this.positions) void this.at(wanted + 10) // what comes next is there in time
  }

  /** Show what would have come of other choices, one after the other, from a step of the record. */
  async instead(step: number, choices: string[]): Promise<void> {
    this.pause()
    await this.go(this.positionOf(step))
    const asked = new URLSearchParams(choices.map((choice) => ['choice', choice]))
    const told = await get<Moments>(`${this.source}/instead${query({ step, seat: this.eyes, link: this.link })}&${asked}`)
    this.line = told.moments
    this.alongLine(1)
    this.timer = window.setTimeout(() => this.runLine(), PACE / this.speed)
  }

  /** Another position of the line, by hand. */
  alongLine(at: number): void {
    clearTimeout(this.timer)
    const moment = this.line?.[at]
    if (!moment) return
    this.past.show(moment, at === this.lineAt + 1)
    this.lineAt = at
  }

  /** Back to what was played. */
  async leaveLine(): Promise<void> {
    if (this.line) await this.go(this.position)
  }

  private runLine(): void {
    if (!this.line || this.lineAt >= this.line.length - 1) return
    this.alongLine(this.lineAt + 1)
    this.timer = window.setTimeout(() => this.runLine(), PACE / this.speed)
  }

  private leave(): void {
    if (!this.line) return
    clearTimeout(this.timer)
    this.line = null
    this.lineAt = 0
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    await Promise.all([this.go(this.position), this.recall()])
  }

  play(): void {
    if (this.position >= this.positions - 1) void this.go(0)
    this.playing = true
    this.wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  close(): void {
    this.pause()
  }

  /** The position at which a step ended. */
  positionOf(step: number): number {
    return Math.max(0, this.story.findIndex((one) => one.step >= step))
  }

  private wait(): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(async () => {
      if (!this.playing) return
      await this.go(this.position + 1, true)
      if (this.position >= this.positions - 1) this.pause()
      else if (this.playing) this.wait()
    }, PACE / this.speed)
  }

  private async at(position: number): Promise<Moment | undefined> {
    const first = Math.floor(position / CHUNK) * CHUNK
    const key = `${this.eyes} ${first}`
    if (!this.chunks.has(key)) {
      const path = `${this.source}/moments${query({ seat: this.eyes, first, count: CHUNK, views: 1, words: 1, link: this.link })}`
      const asked = get<Moments>(path).then((told) => told.moments)
      asked.catch(() => this.chunks.delete(key))
      this.chunks.set(key, asked)
    }
    return (await this.chunks.get(key)!)[position - first]
  }

  private async recall(): Promise<void> {
    const eyes = this.eyes
    const found: { step: number; events: GameEvent[] }[] = []
    while (found.length < this.positions) {
      const path = `${this.source}/moments${query({ seat: eyes, first: found.length, count: BARE, words: 1, link: this.link })}`
      const told = await get<Moments>(path)
      if (!told.moments.length) break
      found.push(...told.moments.map(({ step, events }) => ({ step, events })))
    }
    if (eyes === this.eyes) this.story = found
  }
}

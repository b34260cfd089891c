/** A table I sit at or watch: its news in order, what I can do, and doing it. This is the stage of a live game. */

import { Refused, get, post, query } from '@/lib/api'
import { clicked, shown } from '@/lib/measure'
import { prefs } from '@/lib/prefs.svelte'
import { Channel } from '@/lib/socket'
import { toasts } from '@/lib/toast.svelte'
import type { Whole as SentWhole } from '@/lib/api.gen'
import type { Ahead, Attendance, ChatLine, EventsMessage, GameEvent, Message, Moment, Moments, Phrase, Previews, Reason, Recall, TableInfo, View, Whole } from '@/lib/wire'
import { t, words } from '@/lib/words.svelte'
import { finished } from '@/ui/coached'
import { seal } from '@/ui/sealed'
import { Advice } from './advice.svelte'
import { othersSince } from './chronicle'
import type { Face } from './face'
import { allowed } from './lessons'
import { type Seated, type Stage, openedBy, seatedAt, touchedBy } from './stage.svelte'
import { because, toldOf } from './telling'
import { ticking } from './ticking.svelte'

/** How long what somebody did is shown before the next, in milliseconds, by how much it matters. */
const PACE = { small: 0, plain: 500, big: 1300 }
const SPEED = { slow: 2, normal: 1, fast: 0.4 }
const HURRY = 80 // so many steps behind, and they are shown at once
const GLANCE = 80 // milliseconds until it is worth finding out what an option does
const CHUNK = 200 // moments asked for at once, without views

export interface News {
  whole: Whole
  events: GameEvent[]
}

interface Submission {
  version: number
  choices: string[]
  key: string
}

/** What a seat submitted and has no answer to yet, and how much of it is sent if all of it is refused. */
interface Pending {
  seat: number
  submission: Submission
  less: string[]
}

/** What is left out on the way because it is empty. */
const QUIET = { standins: {}, resigned: [], agreeing: [], ended: null, recalled: [], notes: [], result: null, undo_reason: null, undo_deadline: null }

/** Whether news come with all that the seat may know, as they do for who does not ask for less. */
const isWhole = (told: EventsMessage): told is EventsMessage & SentWhole => told.view !== undefined


export class Live implements Stage {
  info = $state.raw<TableInfo | null>(null)
  whole = $state.raw<Whole | null>(null)
  fresh = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** Who looks at the table, and since when the others are away, by seat. */
  attendance = $state.raw<Attendance | null>(null)
  /** After the end: where the others gather to play once more, or do so already. */
  again = $state.raw<TableInfo | null>(null)
  /** When I came, by the clock of the service. */
  came = Infinity
  /** What happened before I came is known. */
  remembered = $state(false)
  /** Taking back what another seat was asked after: it costs something, and is asked about first. */
  recalling = $state(false)
  connected = $state(false)
  /** A problem that ends it: no such table, not allowed. */
  lost = $state<{ code: string; detail: string } | null>(null)
  looked = $state<string | null>(null)
  opened = $state<string | null>(null)
  /** A choice is on its way. */
  pending = $state(false)
  previews = $state.raw<Previews | null>(null)
  helped = $state<string | null>(null)
  /** Lessons allow only some options for a while. */
  only = $state.raw<readonly string[] | null>(null)
  /** Hints, and what the coach says. */
  readonly advice = new Advice(this)
  readonly face: Face
  readonly id: string
  readonly link: string | null
  private channels = new Map<number, Channel>()
  private up = new Set<number>()
  private wholes = new Map<number, Whole>()
  /** Everything a seat of mine heard, by seat, in order. */
  protected heard = $state.raw<Record<number, GameEvent[]>>({})
  /** The steps at which the table rested, by position, as far as known. */
  private rests: number[] = []
  private recalls = 0
  private queue: News[] = []
  /** How much happened that is not shown yet. */
  behind = $state(0)
  /** What comes next begins with my dice: they wait until I roll them. */
  rolling = $state(false)
  private timer = 0
  private keys = 0
  private submitted: Pending | null = null
  /** What was last chosen with something along with it; and if that was taken back: who does it again wants to be asked. */
  private along: string | null = null
  private alone: string | null = null
  /** The step at which each seat of mine last did something. */
  private acted = $state.raw<Record<number, number>>({})
  private awaited = ''
  /** Nothing up to this step can be taken back. */
  barrier = $state(-1)

  constructor(info: TableInfo, face: Face, link: string | null = null) {
    this.id = info.id
    this.face = face
    this.link = link
    this.info = info
    if (info.status === 'playing' && info.commitment) seal(info.id, info.commitment)
    words.called = (seat) => this.players[seat]?.name ?? ''
    this.listen()
  }

  // -- the stage --------------------------------------------------------------------------------------------

  get view(): View {
    return this.whole!.view
  }

  get seat(): number {
    return this.whole?.seat ?? this.info?.mine[0] ?? -1
  }

  private standins = $derived(Object.keys(this.whole?.standins ?? {}).join(' '))
  players: Seated[] = $derived(seatedAt(this.info!, this.standins.split(' ').filter(Boolean).map(Number)))

  /** All events so far that I may know, in order, up to what is shown. */
  log: GameEvent[] = $derived.by(() => {
    const all = this.heard[this.seat] ?? []
    const step = this.whole?.step ?? 0
    return (all.at(-1)?.step ?? 0) <= step ? all : all.filter((event) => event.step <= step)
  })

  /** I am asked, and nothing is on its way. */
  get asked(): boolean {
    const mine = this.info?.mine ?? []
    return !!this.whole && !this.whole.over && mine.includes(this.whole.to_answer) && this.whole.to_answer === this.seat
  }

  options: string[] = $derived.by(() => {
    if (!this.asked || this.pending) return []
    return this.only ? allowed(this.only, this.view) : this.view.options
  })

  private plain = $derived.by(() => (this.whole ? touchedBy(this.whole.view, this.options) : new Map<string, string[]>()))
  touched = $derived.by(() => (this.opened ? openedBy(this.view, this.opened, this.plain) : this.plain))

  pick(anchor: string): void {
    if (this.opened === anchor) {
      this.opened = null
      return
    }
    const options = this.touched.get(anchor) ?? []
    if (options.length === 1) this.choose(options[0]!)
    else if (options.length > 1) this.opened = anchor
    else if (this.opened) this.opened = null
    else void this.explain(anchor)
  }

  unfold(anchor: string): void {
    this.opened = this.opened === anchor ? null : anchor
  }

  look(what: string | null): void {
    this.looked = what
    if (what === null) return
    void this.foresee()
    if (this.asked && !this.options.includes(what) && !this.touched.has(what)) void this.wonder(what)
  }

  ahead(option: string): Ahead | null {
    return this.previews?.version === this.whole?.version ? (this.previews?.previews[option] ?? null) : null
  }

  preview(option: string): GameEvent[] {
    return this.ahead(option)?.events ?? []
  }

  help(anchor: string): void {
    this.helped = anchor
  }

  // -- doing ------------------------------------------------------------------------------------------------

  choose(...choices: string[]): void {
    if (!this.whole || this.pending || !this.asked || !choices.length) return
    clicked()
    // A lesson tells of each choice by itself.
    const single = choices.length === 1 && !this.only && choices[0] !== this.alone
    const more = single ? (toldOf(choices[0]!, this.view)?.along ?? []) : []
    this.along = more.length ? choices[0]! : null
    this.alone = null
    const go = () => this.send([...choices, ...more], more.length ? choices : [])
    if (this.advice.wary || this.advice.thinking) void this.advice.before(choices[0]!, go)
    else go()
  }

  protected send(choices: string[], less: string[]): void {
    this.pending = true
    this.opened = null
    this.looked = null
    const seat = this.seat
    const submission: Submission = { version: Math.max(this.whole!.version, this.advice.version), choices, key: this.key() }
    this.submitted = { seat, submission, less }
    if (this.channels.get(seat)?.send({ type: 'choose', ...submission })) return
    void post(`/tables/${this.id}/choices`, { seat, ...submission }).catch((error: unknown) => this.failed(error))
  }

  /** Take back my last choice. If somebody was given the turn meanwhile, I am asked whether I mean it. */
  async undo(sure = false): Promise<void> {
    if (!this.whole?.undo || this.pending) return
    const asked = this.players[this.whole.to_answer]
    if (this.whole.undo_deadline !== null && asked && !asked.bot && !asked.mine && !sure) {
      this.recalling = true
      return
    }
    this.recalling = false
    this.pending = true
    this.opened = null
    this.alone = this.along
    try {
      await post(`/tables/${this.id}/undo`, { seat: this.seat, version: this.whole.version, key: this.key() })
    } catch (error) {
      this.failed(error)
    }
  }

  /** Say something of my own, or a phrase that everybody reads in their own language. */
  async say(line: { text: string } | { phrase: Phrase }): Promise<void> {
    await post(`/tables/${this.id}/chat`, line)
  }

  /** Give a late seat to a bot. */
  async hand(seat: number): Promise<void> {
    await post(`/tables/${this.id}/hand`, { seat })
  }

  /** Play for myself again. */
  async takeBack(seat: number): Promise<void> {
    await post(`/tables/${this.id}/take`, { seat })
  }

  /** Why something that is looked at cannot be done, by what it is, for one position. */
  private wondered = $state.raw<{ version: number; why: Record<string, Reason> }>({ version: -1, why: {} })

  whyNot(anchor: string): Reason | null {
    return this.wondered.version === this.whole?.version ? (this.wondered.why[anchor] ?? null) : null
  }

  /** Why something does not glow, if that can be asked. */
  protected async why(touch: string): Promise<{ possible: boolean | null; reason: Reason | null }> {
    return get(`/tables/${this.id}/why${query({ seat: this.seat, touch, link: this.link })}`)
  }

  private async wonder(anchor: string): Promise<void> {
    const version = this.whole!.version
    if (this.whyNot(anchor)) return
    await new Promise((resolve) => setTimeout(resolve, 2 * GLANCE))
    if (this.looked !== anchor || version !== this.whole?.version) return
    try {
      const { reason } = await this.why(anchor)
      if (!reason || version !== this.whole?.version) return
      const known = this.wondered.version === version ? this.wondered.why : {}
      this.wondered = { version, why: { ...known, [anchor]: reason } }
    } catch {
      // a click tells it too
    }
  }

  /** Say why something that was clicked cannot be done. */
  async explain(anchor: string): Promise<void> {
    if (!this.asked) {
      this.help(anchor)
      return
    }
    try {
      const told = await this.why(anchor)
      if (told.possible === null) this.help(anchor)
      const help = { label: t('tool-help'), go: () => this.help(anchor) }
      if (told.reason) toasts.show(t(because(told.reason)), 'no', help)
      else if (this.only) toasts.show(t('table-lesson-first'), 'no')
    } catch (error) {
      toasts.refuse(error)
    }
  }

  /** What happened since I last chose something; after a reload, since my last turn. */
  since: GameEvent[] = $derived.by(() => {
    const last = this.acted[this.seat]
    return last === undefined ? othersSince(this.log, this.seat) : this.log.filter((event) => event.step > last)
  })

  /** The position at which an event of the log led the table to rest, as I may see it. */
  async moment(step: number): Promise<Moment | null> {
    while (!this.rests.includes(step)) {
      const told = await this.moments(this.rests.length, CHUNK)
      if (!told.moments.length) return null
      this.rests.push(...told.moments.map((moment) => moment.step))
    }
    const told = await this.moments(this.rests.indexOf(step), 1, true)
    return told.moments[0] ?? null
  }

  close(): void {
    clearTimeout(this.timer)
    for (const channel of this.channels.values()) channel.close()
  }

  private moments(first: number, count: number, views = false): Promise<Moments> {
    const seat = this.seat < 0 ? null : this.seat
    return get(`/tables/${this.id}/moments${query({ seat, first, count, views: views ? 1 : null, words: 1, link: this.link })}`)
  }

  private key(): string {
    return `${Date.now().toString(36)}-${++this.keys}-${Math.random().toString(36).slice(2, 8)}`
  }

  private failed(error: unknown): void {
    const less = this.submitted?.less ?? []
    this.pending = false
    this.submitted = null
    if (error instanceof Refused && error.code === 'illegal-choice' && less.length && this.asked) {
      this.send(less, [])
      return
    }
    if (error instanceof Refused && error.code === 'stale-version') return // the news brings what is new
    toasts.refuse(error)
  }

  // -- hearing ----------------------------------------------------------------------------------------------

  /** One socket for each seat I hold, or one for watching. */
  protected listen(): void {
    const seats = this.info!.mine.length ? this.info!.mine : [-1]
    for (const [seat, channel] of this.channels) {
      if (!seats.includes(seat)) {
        channel.close()
        this.channels.delete(seat)
        this.up.delete(seat)
      }
    }
    for (const seat of seats) {
      if (this.channels.has(seat)) continue
      this.channels.set(
        seat,
        new Channel({
          address: () =>
            `/tables/${this.id}/socket${query({
              seat: seat < 0 ? null : seat,
              since: this.wholes.get(seat)?.version,
              words: 1,
              presence: 1,
              link: this.link,
            })}`,
          message: (told) => this.hear(seat, told),
          state: (open) => this.reached(seat, open),
          refused: (problem) => (this.lost = problem),
        }),
      )
    }
  }

  private reached(seat: number, open: boolean): void {
    if (open) this.up.add(seat)
    else this.up.delete(seat)
    this.connected = this.up.size === this.channels.size
    // What was under way when the connection broke is sent again: its key sees to it that it is done once.
    if (open && this.pending && this.submitted?.seat === seat) {
      this.channels.get(seat)?.send({ type: 'choose', ...this.submitted.submission })
    }
  }

  private hear(seat: number, told: Message): void {
    if (told.type === 'table') {
      this.info = told.table
      this.listen()
    } else if (told.type === 'chat') {
      const known = new Set(this.chat.map((line) => line.number))
      const lines = told.lines.filter((line) => !known.has(line.number))
      this.chat = [...this.chat, ...lines].slice(-200)
    } else if (told.type === 'presence') {
      this.attendance = told
    } else if (told.type === 'rematch') {
      this.again = told.table
    } else if (told.type === 'refused') {
      if (told.key === this.submitted?.submission.key) this.failed(new Refused(told))
    } else if (told.type === 'answer') {
      const { version, repeated } = told.answer
      const here = this.wholes.get(seat)?.version ?? 0
      if (repeated && version <= here) this.settle()
    } else if (told.type === 'view') {
      this.news(seat, told, [], true)
    } else if (told.type === 'events' && isWhole(told)) {
      this.news(seat, told, told.events, false)
    }
  }

  private news(seat: number, told: SentWhole, events: GameEvent[], entire: boolean): void {
    const clock = ticking.here(told.clock)
    const whole: Whole = { ...QUIET, ...told, clock }
    if (whole.undo_deadline !== null) whole.undo_deadline += clock.now - told.clock.now
    this.came = Math.min(this.came, told.clock.now)
    const before = this.wholes.get(seat)
    if (before && !entire && whole.version <= before.version) return // heard already, by another socket
    this.wholes.set(seat, whole)
    if (before) {
      this.tellRecalls(whole.recalled.slice(before.recalled.length))
      this.tellLeaving('table-resigned', whole.resigned, before.resigned)
      this.tellLeaving('table-agreeing', whole.agreeing, before.agreeing)
    }
    this.append(seat, events, entire ? whole.step : Infinity)
    if (entire) {
      this.rests = this.rests.filter((step) => step <= whole.step)
      void this.recall(seat)
    }
    if (seat === (this.whole?.seat ?? seat)) this.take({ whole, events }, entire)
    else if (whole.to_answer === seat && !whole.over) this.take({ whole, events: [] }, false)
  }

  /** Somebody took a turn back that another was given: whoever was asked should know why they are not any more. */
  private tellRecalls(recalled: Recall[]): void {
    for (const { seat } of recalled) {
      const player = this.players[seat]!
      if (!player.mine) toasts.show(t('table-recalled', { name: player.name }))
    }
  }

  /** Somebody gave up their seat, or would end the game. */
  private tellLeaving(message: string, now: number[], before: number[]): void {
    for (const seat of now) {
      const player = this.players[seat]!
      if (!player.mine && !before.includes(seat)) toasts.show(t(message, { name: player.name }))
    }
  }

  private append(seat: number, events: GameEvent[], upto: number): void {
    const kept = (this.heard[seat] ?? []).filter((event) => event.step <= upto)
    const last = kept.at(-1)?.step ?? -1
    this.heard = { ...this.heard, [seat]: [...kept, ...events.filter((event) => event.step > last)] }
  }

  protected take(news: News, entire: boolean): void {
    if (entire || !this.whole) {
      this.queue = []
      this.rolling = false
      clearTimeout(this.timer)
      this.timer = 0
      this.show(news)
      return
    }
    if (this.rolling) this.roll() // something came after it
    this.queue.push(news)
    this.behind = this.queue.length
    if (!prefs.moves || this.queue.length > HURRY || document.hidden) this.flush()
    else if (this.pending || !this.timer) this.next()
  }

  /** Show what comes next; after it, a while to look at it. What I do myself is never kept waiting. */
  private next = (): void => {
    clearTimeout(this.timer)
    this.timer = 0
    if (this.waits(this.queue[0])) return
    const news = this.queue.shift()
    this.behind = this.queue.length
    if (!news) return
    this.show(news)
    if (this.pending) this.next()
    else this.timer = window.setTimeout(this.next, this.pause(news.events))
  }

  /** As long as there is something to see. */
  private pause(events: GameEvent[]): number {
    const weights = events.map((event) => event.line?.weight ?? 'small')
    return Math.max(0, ...weights.map((weight) => PACE[weight])) * SPEED[prefs.pace]
  }

  /** Show everything that waits at once, but for my own dice. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = 0
    while (this.queue.length && !this.waits(this.queue[0])) this.show(this.queue.shift()!)
    this.behind = 0
  }

  /** Whether news begin with dice that I like to roll myself. Nobody waits who is not looking, and no lesson does. */
  private waits(news: News | undefined): boolean {
    const mine = !!news && news.whole.to_answer === this.seat && news.events.some(({ line }) => line?.rolls && line.seat === this.seat)
    this.rolling = mine && prefs.roll && prefs.moves && !this.only && !document.hidden
    if (this.rolling) this.behind = 0
    return this.rolling
  }

  /** Roll the dice that wait. */
  roll(): void {
    const news = this.queue.shift()
    this.rolling = false
    if (news) this.show(news)
  }

  protected settle(): void {
    this.pending = false
    this.submitted = null
  }

  private show(news: News): void {
    const mine = this.pending
    if (mine) this.acted = { ...this.acted, [this.seat]: news.whole.step }
    this.whole = news.whole
    this.recalling = false
    this.fresh = news.events
    this.opened = null
    if (!news.whole.undo) this.barrier = news.whole.step
    this.settle()
    if (mine) shown()
    this.speak(news.events)
    if (news.whole.over && this.info!.mine.length) finished(this.id)
    const plain = this.asked && !this.only && prefs.auto ? this.view.told?.auto : null
    if (plain) this.choose(plain)
  }

  /** Tell in words what happened and what is asked, for who does not see it. */
  private speak(events: GameEvent[]): void {
    const told: string[] = []
    for (const { line } of events) {
      if (line && line.weight !== 'small') told.push(spoken(this.players[line.seat]?.name, t(line.said)))
    }
    if (this.asked) told.push(t('table-say-asked', { question: t(this.view.told!.question) }))
    else if (this.whole?.over) told.push(t('table-say-over'))
    if (told.length) toasts.announce(told.join(' '))
  }

  /** After a whole view: all that happened before. */
  private async recall(seat: number): Promise<void> {
    const ticket = ++this.recalls
    const found: GameEvent[] = []
    const rests: number[] = []
    try {
      for (let first = 0; ; first += CHUNK) {
        const told = await get<Moments>(
          `/tables/${this.id}/moments${query({ seat: seat < 0 ? null : seat, first, count: CHUNK, words: 1, link: this.link })}`,
        )
        for (const moment of told.moments) {
          found.push(...moment.events)
          rests.push(moment.step)
        }
        if (first + told.moments.length >= told.positions || !told.moments.length) break
      }
    } catch {
      this.remembered = true
      return // the log begins here, then
    }
    this.remembered = true
    if (ticket < this.recalls && seat === this.seat) return // a later one is under way
    const last = rests.at(-1) ?? -1
    const newer = (this.heard[seat] ?? []).filter((event) => event.step > last)
    this.heard = { ...this.heard, [seat]: [...found, ...newer] }
    this.rests = rests
  }

  /** Ask what surely follows each option, once for a position and only when somebody looks. */
  protected async foresee(): Promise<void> {
    const whole = this.whole
    const ticket = `${whole?.seat} ${whole?.version}`
    if (!whole || !this.asked || this.pending || this.awaited === ticket) return
    this.awaited = ticket
    await new Promise((resolve) => setTimeout(resolve, GLANCE))
    if (whole.version !== this.whole?.version || this.pending) return // chosen without looking long
    try {
      const seen = await get<Previews>(`/tables/${this.id}/previews${query({ seat: whole.seat, words: 1, link: this.link })}`)
      if (seen.version === this.whole?.version) this.previews = seen
    } catch {
      // a preview is a kindness; without it the option is still there
    }
  }
}

/** A clause with its subject, as a sentence. */
export function spoken(name: string | undefined, clause: string): string {
  return name === undefined ? t('table-clause', { clause }) : t('table-sentence', { name, clause })
}

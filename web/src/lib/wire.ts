/** What the service says: the shapes of docs/api.md. */

export interface GameEvent {
  name: string
  step: number
  [value: string]: number | string
}

/** All that a seat may know of a position. Each game adds its own fields; its face knows them. */
export interface View {
  game: string
  seats: number
  rules: number
  game_options: Record<string, unknown>
  seat: number
  to_answer: number
  question: string
  options: string[]
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [field: string]: any
}

export interface Clock {
  speed: 'live' | 'turns'
  left: number[]
  asked: number
  since: number
  deadline: number | null
  /** When this was told. */
  now: number
}

export interface Reason {
  code: string
  sentence?: string
  values?: Record<string, string | number>
}

export interface Result {
  ranks: number[]
  scores: number[][]
}

export interface Recall {
  seat: number
  step: number
}

export interface Whole {
  version: number
  step: number
  seat: number
  view: View
  undo: boolean
  undo_reason: Reason | null
  /** Where taking back would take a turn from whoever was given it: when I am late then, since my clock ran on. */
  undo_deadline: number | null
  /** Turns that were taken back although another seat had been asked, and the step it went back to. */
  recalled: Recall[]
  clock: Clock
  standins: Record<string, string>
  to_answer: number
  over: boolean
  result: Result | null
  commitment: string
}

export interface Chair {
  seat: number
  account: string | null
  name: string | null
  guest: boolean
  bot: string | null
  invited: string | null
  /** Whom the seat is kept for, as long as they do not sit there. */
  invited_name: string | null
  colour: Colour | null
  rank: number | null
  score: number[] | null
}

export type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'white'

export interface TableInfo {
  id: string
  game: string
  options: Record<string, unknown>
  seats: number
  host: string
  public: boolean
  rated: boolean
  speed: 'live' | 'turns'
  base: number
  increment: number
  status: 'open' | 'playing' | 'finished' | 'closed'
  /** It can be listed, but not opened any more. */
  damaged: boolean
  origin: string | null
  created: number
  started: number | null
  finished: number | null
  link: string | null
  /** The key with which others may look at a game that has begun, and do nothing else. */
  look: string | null
  mine: number[]
  chairs: Chair[]
  to_answer?: number
  round?: number
  /** Of each seat what wins; not known of a game in which nothing was done for very long. */
  scores?: number[] | null
}

export interface ChatLine {
  number: number
  account: string
  name: string
  at: number
  text: string
}

export interface Me {
  id: string
  name: string
  guest: boolean
}

/** A position where the table came to rest, and what led to it. */
export interface Moment {
  step: number
  seat: number
  choice: string | null
  events: GameEvent[]
  view?: View
  private?: Record<string, unknown>[]
}

export interface Moments {
  steps: number
  positions: number
  moments: Moment[]
}

/** What surely follows a choice, and where a game tells it, what awaits whoever makes it. */
export interface Ahead {
  events: GameEvent[]
  ends: boolean
  /** Nothing can be done there. */
  idle?: boolean
  /** Who is paid (-1: nobody's merchant), and how much. */
  pays?: [number, number][]
  /** What is missing, by name and number; or why nothing would help. */
  lacks?: [string, number][]
  why?: Reason | null
  /** A card in hand may help. */
  cards?: boolean
}

export interface Previews {
  version: number
  previews: Record<string, Ahead>
}

export interface Problem {
  code: string
  status: number
  title: string
  detail: string
  [more: string]: unknown
}

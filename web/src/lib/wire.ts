/** What the service says: the shapes of docs/api.md. */

/** What goes into a sentence: numbers, names, sentences, players by seat, and lists of these. */
export type Arg = number | string | Said | { seat: number } | Arg[]

/** A sentence that is not said yet: which message, and what goes into it. */
export interface Said {
  id: string
  args?: Record<string, Arg>
}

/** One line of the log: who did it (-1: nobody), and a clause without its subject, with small pictures before it. */
export interface Line {
  seat: number
  said: Said
  icons: string[]
  /** Where it happened, for things that travel: anchors such as place:7 and player:2. */
  source?: string | null
  target?: string | null
  /** A line worth reading aloud and keeping in short summaries. */
  weight: 'small' | 'plain' | 'big'
  /** The faces of dice that fell. */
  dice?: number[]
  /** How good a roll was, and what was to be expected. */
  luck?: [number, number] | null
  /** Dice of the seat fell without a choice of its own: they may wait for a press. */
  rolls?: boolean
  /** Where luck decided: told with the next question to who is asked. */
  outcome?: Said | null
  /** Lines of one seat that follow each other and join are told as one: `things` become a list, the `what` of the first. */
  joins?: string | null
  things?: Arg[]
}

/** An option as people see it. */
export interface Told {
  text: string
  said: Said
  /** What on the table stands for it; and once that is opened, what else does. */
  touches: string | null
  opens: string | null
  /** A button too, because what stands for it is small. */
  button: boolean
  /** A button for a finger, which cannot look at what stands for it without touching it. */
  finger: boolean
  /** It declines or ends something. */
  closes: boolean
  /** Choices made along with it, as hardly anybody would do otherwise. */
  along: string[]
  icons: string[]
  /** Pictures of what it would be paid with. */
  pays: string[]
  /** In a few words, among others of its sort. */
  short: Said | null
  hints: Said[]
  /** Whose help is told with the hints. */
  about: string | null
  number: number | null
}

/** How a question is answered. */
export interface Shape {
  kind: 'one' | 'some' | 'number' | 'bundle' | 'yes' | 'go' | 'seat'
  least: number
  most: number
  end: string | null
  things: [string, Said][]
  ways: { parts: Record<string, number>; choices: string[] }[]
  /** Most would take the first way. */
  likely: boolean
  /** Of some: how often each thing can be picked; and whether nothing ends it where nothing could follow. */
  counts: Record<string, number>
  stops: boolean
}

/** How a seat stands, in a few numbers: the first is what wins. */
export interface Standing {
  icon: string
  label: Said
  value: number
}

export interface Thing {
  anchor: string
  name: Said | { seat: number }
  text: Said | null
}

export interface Section {
  title: Said
  lines: Said[]
  things: Thing[]
  /** Whose things these are. */
  seat: number | null
}

/** A position in words, for one seat. */
export interface Asked {
  question: Said
  shape: Shape
  options: Told[]
  /** What is asked while something that several options belong to is opened; one button for all of them. */
  opened: Record<string, Said>
  groups: Record<string, Said>
  standing: Standing[][]
  text: Section[]
  /** What people reckon at the table, by the game's own names. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  facts: Record<string, any>
  /** What the game is about, said with the first question. */
  goal: Said | null
  /** The answer where there is nothing to weigh. */
  auto: string | null
  /** What help about a thing tells besides, by its anchor. */
  now: Record<string, Said[]>
}

export interface Topic {
  title: Said
  /** Paragraphs of our own short help. */
  text: Said[]
  /** Numbers of the full rules, such as IST-9.1; IST-9 is all of a chapter, IST-9.1-4 a part of it. */
  rules: string[]
}

/** What is the same for a whole game. */
export interface Things {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  printed: Record<string, any>
  topics: { title: Said; anchors: string[] }[]
  help: Record<string, Topic>
  /** Kinds of anchors that share the help of another. */
  same: Record<string, string>
  compared: Said[]
  charts: { field: string; title: Said }[]
  /** Between which numbers the luck of a roll lies, and the message that tells it. */
  luck: { least: number; most: number; said: string } | null
}

export interface GameEvent {
  name: string
  step: number
  line?: Line
  [value: string]: number | string | Line | undefined
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
  /** The same in words, where it was asked for. */
  told?: Asked | null
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
  said?: Said | null
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
  told?: Asked | null
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
  /** The version of the rules. */
  rules: number
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
  told?: Asked | null
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

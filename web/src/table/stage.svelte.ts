/** What a board is drawn from, live or in a replay: a position, who sits where, and what can be done. */

import { called } from '@/lib/names'
import type { Ahead, Attendance, Colour, GameEvent, TableInfo, View } from '@/lib/wire'
import { t } from '@/lib/words.svelte'
import { botName, isBot } from './bots'
import type { Face } from './face'
import { profileOf } from './profiles'
import { toldOf } from './telling'

export interface Seated {
  seat: number
  name: string
  colour: Colour
  bot: boolean
  /** Which bot sits here for the whole game. */
  level: string | null
  /** Where their profile is, if they have one. */
  profile: string | null
  mine: boolean
}

export interface Stage {
  readonly face: Face
  readonly view: View
  /** Whose eyes: -1 watches. */
  readonly seat: number
  readonly players: Seated[]
  /** What I may choose now; empty when I am not asked. */
  readonly options: string[]
  /** By what they touch: what glows. The key '' holds those that touch nothing. */
  readonly touched: Map<string, string[]>
  /** Who is at the table right now, where that is told. */
  readonly attendance?: Attendance | null
  /** The events that led to this position. */
  readonly fresh: GameEvent[]
  /** All that happened before, as far as it is known: for what a position does not tell by itself. */
  readonly log?: GameEvent[]
  /** The anchor or option that is looked at (hovered or focused). */
  readonly looked: string | null
  /** An anchor with several options that was clicked: its options are shown. */
  readonly opened: string | null

  /** A click on something: choose if there is one option, show them if there are several, say why not if none. */
  pick(anchor: string): void
  /** Show what belongs to something instead of choosing it at once, even if it is one option. */
  unfold?(anchor: string): void
  /** Answer with one choice, or with several at once. */
  choose(...choices: string[]): void
  look(what: string | null): void
  /** What surely follows if an option is chosen. */
  preview(option: string): GameEvent[]
  /** What awaits whoever chooses an option, once it is known. */
  ahead?(option: string): Ahead | null
  help(anchor: string): void
}

/** Options by what they touch. */
export function touchedBy(view: View, options: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const option of options) add(found, toldOf(option, view)?.touches ?? '', option)
  return found
}

function add(found: Map<string, string[]>, anchor: string, option: string): void {
  const there = found.get(anchor)
  if (there) there.push(option)
  else found.set(anchor, [option])
}

/** What glows while an anchor is open: itself and, if its options stand for things on the board, those instead of others. */
export function openedBy(view: View, opened: string, plain: Map<string, string[]>): Map<string, string[]> {
  const options = plain.get(opened) ?? []
  const seconds = new Map<string, string[]>()
  for (const option of options) {
    const second = toldOf(option, view)?.opens
    if (second) add(seconds, second, option)
  }
  return seconds.size ? new Map([[opened, options], ...seconds]) : plain
}

/** The one player I am: nobody for who watches, and nobody in particular for who holds several seats. */
export function ownSeat(players: Seated[]): Seated | undefined {
  const mine = players.filter((player) => player.mine)
  return mine.length === 1 ? mine[0] : undefined
}

const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow', 'white']

/** Who sits at a table; several of one name are numbered. */
export function seatedAt(info: TableInfo, standins: number[] = []): Seated[] {
  const names = info.chairs.map(
    (chair) => (chair.name ? called(chair.name) : chair.bot ? botName(info.game, chair.bot) : t('seat-free')),
  )
  return info.chairs.map((chair, at) => ({
    seat: chair.seat,
    name: numbered(names, at),
    colour: chair.colour ?? COLOURS[chair.seat]!,
    bot: chair.bot !== null || standins.includes(chair.seat),
    level: chair.bot,
    profile: profileOf(chair),
    mine: info.mine.includes(chair.seat),
  }))
}

/** The players of a record, which has only names; a bot's says which one it is. */
export function seatedBy(game: string, players: string[], seats: number): Seated[] {
  const bots = Array.from({ length: seats }, (_, seat) => /^([\w-]+) \(bot\)$/.exec(players[seat] ?? '')?.[1] ?? null)
  const names = bots.map((bot, seat) => {
    if (bot && isBot(bot)) return botName(game, bot)
    return players[seat] ? called(players[seat]) : t('table-seat', { number: seat + 1 })
  })
  return names.map((_, seat) => ({
    seat,
    name: numbered(names, seat),
    colour: COLOURS[seat]!,
    bot: bots[seat] !== null,
    level: bots[seat]!,
    profile: bots[seat] && isBot(bots[seat]) ? profileOf({ bot: bots[seat] }) : null,
    mine: false,
  }))
}

function numbered(names: string[], at: number): string {
  const same = names.filter((name) => name === names[at]).length
  if (same < 2) return names[at]!
  return t('table-namesake', { name: names[at]!, number: names.slice(0, at + 1).filter((one) => one === names[at]).length })
}

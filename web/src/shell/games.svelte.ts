/** The games the service knows, asked once, and how tables and times are called. */

import { get } from '@/lib/api'
import type { Chair, Colour, TableInfo } from '@/lib/wire'
import { t, words } from '@/lib/words.svelte'

/** Something that can be agreed before a game, as the engine tells it. */
export interface GameOption {
  name: string
  kind: 'flag' | 'one' | 'some'
  default: unknown
  values: string[]
  /** Where the values depend on another option: which one, and what can be chosen if that is just so. */
  by: string
  cases: { when: string[]; usual: string; values: string[]; order: number[] }[]
  /** A flag for so many players, or that goes with exactly these values of another option. */
  seats: [number, number]
  only_with: [string, string[]] | null
}

export interface Game {
  name: string
  title: string
  min_seats: number
  max_seats: number
  options: GameOption[]
  bots: string[]
  /** The bots people choose from, from the weakest to the strongest. */
  ladder: { name: string; strength: number }[]
  colours: Colour[]
}

export const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow', 'white']

class Games {
  all = $state.raw<Game[]>([])
  private asked: Promise<void> | null = null

  async need(): Promise<void> {
    this.asked ??= get<Game[]>('/games').then(async (games) => {
      for (const { name } of games) if (!words.has(`game-${name}`)) await words.need(name) // from elsewhere, with words of its own
      this.all = games
    })
    try {
      await this.asked
    } catch (error) {
      this.asked = null
      throw error
    }
  }
}

export const games = new Games()

/** Whom people play against who choose nobody else: the one in the middle. */
export const usual = (game: Game): string => game.ladder[game.ladder.length >> 1]!.name

export const gameName = (game: string): string => (words.has(`game-${game}`) ? t(`game-${game}`) : game)

/** The colour of a chair; who has not chosen has that of the seat. */
export const colourOf = (chair: Chair): Colour => chair.colour ?? COLOURS[chair.seat % COLOURS.length]!

/** Whether a seat of a table is kept for somebody who does not sit there yet. */
export const invitesMe = (table: TableInfo, me: string | undefined): boolean =>
  table.status === 'open' && !!me && table.chairs.some((chair) => !chair.account && chair.invited === me)

export const isFree = (chair: Chair): boolean => !chair.account && !chair.bot && !chair.invited

/** A length of time in its largest whole unit. */
export function span(seconds: number): string {
  if (seconds % 86400 === 0 && seconds) return t('span-days', { n: seconds / 86400 })
  if (seconds % 3600 === 0 && seconds) return t('span-hours', { n: seconds / 3600 })
  if (seconds % 60 === 0 && seconds) return t('span-minutes', { n: seconds / 60 })
  return t('span-seconds', { n: seconds })
}

/** How fast a table is played, in a few words. */
export function pace(table: Pick<TableInfo, 'speed' | 'base' | 'increment'>): string {
  if (table.speed === 'turns') return t('pace-turns', { span: span(table.base) })
  return t('pace-live', { minutes: table.base / 60, seconds: table.increment })
}

/** The boxes and variants of a table that are not the ordinary ones. */
export function flavour(table: Pick<TableInfo, 'game' | 'options'>): string[] {
  const { game, options } = table
  const { expansions } = options
  const boxes = Array.isArray(expansions) ? expansions.map(String) : []
  const said: string[] = []
  if (boxes.length > 1 && words.has(optionId(game, 'expansions', 'all'))) said.push(t(optionId(game, 'expansions', 'all')))
  else said.push(...boxes.map((box) => t(optionId(game, 'expansions', box))))
  for (const [name, value] of Object.entries(options)) {
    if (value === true && words.has(optionId(game, name))) said.push(t(optionId(game, name)))
  }
  return said
}

/** The message that names an option, or one of its values. */
export const optionId = (game: string, ...names: string[]): string =>
  ['option', game, ...names].join('-').replaceAll('_', '-')

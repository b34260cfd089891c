/** What is printed on the cards, from the engine: tools/web_san_juan.py writes tables.json. */

import found from './tables.json'

export interface Tables {
  /** By kind: names as they stand in options, and as reasons give them. */
  cards: string[]
  titles: string[]
  cost: number[]
  points: number[]
  /** What a building takes off the cost of the one that covers it. */
  coverValue: number[]
  /** Kinds below this are production buildings; in the base game; can be in a hand; are buildings. */
  production: number
  baseKinds: number
  handKinds: number
  firstEvent: number
  monuments: number[]
  goods: string[]
  roles: string[]
  /** Of each price card what a good brings. */
  prices: number[][]
  customsPrice: number
  lastBuilding: number
  handLimit: number
  guardedLimit: number
  towerLimit: number
  councilCards: number
  councilPrivilege: number
  mostSpent: number
  mostOffice: number
  archPoints: number[]
  setPoints: number[]
  six: number
  palaceShare: number
  /** How many paragraphs each chapter of the rules has, and those about a card. */
  rules: Record<string, number>
  cardRules: string[][]
  /** What a question holds beside its name, in order, as it stands in view.stack. */
  frames: Record<string, string[]>
}

export const tables: Tables = found

/** The number of a kind of card. */
export const kindOf = (name: string): number => tables.cards.indexOf(name)

const named = <Name extends string>(...names: Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, kindOf(name)])) as Record<Name, number>

export const KIND = named(
  'smithy', 'quarry', 'archive', 'black-market', 'crane', 'library', 'prefecture', 'tower', 'guard-room', 'guild-hall',
  'city-hall', 'triumphal-arch', 'palace', 'residence', 'cathedral', 'customs-office', 'harbor', 'gold-mine', 'park',
  'governors-visit',
) // prettier-ignore

export const ROLE = { builder: 0, producer: 1, trader: 2, councillor: 3, prospector: 4 } as const

export type Family = 'indigo' | 'sugar' | 'tobacco' | 'coffee' | 'silver' | 'city' | 'monument' | 'six' | 'event'

/** What a card belongs to, which gives it its colour. */
export function familyOf(kind: number): Family {
  if (kind < tables.production) return tables.goods[kind] as Family
  if (kind >= tables.firstEvent) return 'event'
  if (tables.monuments.includes(kind)) return 'monument'
  return tables.cost[kind]! >= tables.six ? 'six' : 'city'
}

/** What a town is worth, building by building. Everything it takes is open, so this is true at any time. */

import type { View } from '@/lib/wire'
import { type Citizen, citizen, goodsHeld, under } from './names'
import { KIND, tables } from './tables'

export interface Worth {
  kind: number
  slot: number
  points: number
}

export interface Score {
  buildings: Worth[]
  /** Cards under buildings, a point each. */
  under: number
  total: number
}

export function score(view: View, seat: number): Score {
  const player = citizen(view, seat)
  const below = player.town.reduce((sum, _, slot) => sum + under(player, slot), 0)
  const buildings = player.town.map((kind, slot) => ({ kind, slot, points: worth(view, seat, kind) }))
  const before = below + buildings.reduce((sum, one) => sum + one.points, 0)
  const palace = buildings.find((one) => one.kind === KIND.palace)
  if (palace) palace.points = Math.floor(before / tables.palaceShare)
  return { buildings, under: below, total: before + (palace?.points ?? 0) }
}

const capped = (points: number[], count: number): number => points[Math.min(count, points.length - 1)]!

/** The points of one building, apart from the palace. */
function worth(view: View, seat: number, kind: number): number {
  const town = citizen(view, seat).town
  switch (kind) {
    case KIND['guild-hall']: {
      const made = town.filter((one) => one < tables.production)
      return made.length + new Set(made).size
    }
    case KIND['city-hall']:
      return town.filter((one) => one >= tables.production).length
    case KIND['triumphal-arch']:
      return capped(tables.archPoints, town.filter((one) => tables.monuments.includes(one)).length)
    case KIND.residence:
      return capped(tables.setPoints, sets(town))
    case KIND.cathedral:
      return capped(tables.setPoints, sixesElsewhere(view, seat))
    default:
      return tables.points[kind]!
  }
}

/** Sets of three different buildings of equal cost. */
export function sets(town: readonly number[]): number {
  let found = 0
  for (const cost of new Set(town.map((kind) => tables.cost[kind]!))) {
    const kinds = [...new Set(town.filter((kind) => tables.cost[kind] === cost))]
    const copies = kinds.map((kind) => town.filter((one) => one === kind).length)
    let here = 0
    while (copies.reduce((sum, count) => sum + Math.min(count, here + 1), 0) >= 3 * (here + 1)) here++
    found += here
  }
  return found
}

function sixesElsewhere(view: View, seat: number): number {
  return (view['players'] as Citizen[])
    .filter((_, other) => other !== seat)
    .reduce((sum, player) => sum + player.town.filter((kind) => tables.cost[kind] === tables.six).length, 0)
}

/** What decides a tie. */
export const wealth = (view: View, seat: number): number => {
  const player = citizen(view, seat)
  return player.cards + goodsHeld(player)
}

/** Whether the luck of a finished game was fair: every draw is computed again from the seed and what players added to it.
    No rules are needed for that: the service tells of each draw from which numbers it came, and what comes of every number. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Draws } from '@/lib/wire'
import type { Sealed } from '@/ui/sealed'
import { commitment } from './commitment'

/** What of a record has to do with luck. */
export interface Played {
  seed: string
  commitment: string
  seats: number
  steps: string[]
  shares?: string[]
  seating?: { by: string; chairs: number[] }
  given?: number
}

/** What is wrong, as the end of the id of a message, and its values. */
export interface Fault {
  what: 'seed' | 'sealed' | 'share' | 'seats' | 'gap' | 'draw'
  args: Record<string, string | number>
}

export interface Checked {
  fault: Fault | null
  /** What all luck follows from. */
  luck: string
  draws: number
}

const hashed = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

/** What all luck follows from: the seed, mixed with what was added to it. */
export const luckOf = (seed: string, shares: string[] = []): string =>
  shares.some((share) => share) ? hashed(['meydan:luck', seed, ...shares].join('\n')) : seed

/** A number of a stream, below n. */
export const below = (luck: string, stream: string, number: number, n: number): number =>
  Number((BigInt(`0x${hashed(`${luck}/${stream}/${number}`).slice(0, 16)}`) * BigInt(n)) >> 64n)

/** Which chair each seat was before, drawn by lot. */
export function seated(luck: string, by: string, seats: number): number[] {
  const chairs = Array.from({ length: seats }, (_, chair) => chair)
  if (by === 'lot') {
    const first = below(luck, 'seats', 0, seats)
    return chairs.map((chair) => (first + chair) % seats)
  }
  return [...chairs].map((number) => chairs.splice(below(luck, 'seats', number, chairs.length), 1)[0]!)
}

/** Check all of it; `published` is what was told before the first move, as it was told and as this device remembers it. */
export function check(played: Played, told: Draws, published: string, remembered?: Sealed): Checked {
  const luck = luckOf(played.seed, played.shares)
  const fault = sealing(played, published, remembered) ?? seats(played, luck) ?? draws(played, told, luck)
  return { fault, luck, draws: told.draws.length }
}

function sealing(played: Played, published: string, remembered?: Sealed): Fault | null {
  if (commitment(played.seed) !== played.commitment || played.commitment !== published) return { what: 'seed', args: {} }
  if (remembered && remembered.commitment !== played.commitment) return { what: 'sealed', args: {} }
  const share = remembered?.share
  return share && !played.shares?.includes(share) ? { what: 'share', args: { share } } : null
}

function seats({ seating, seats }: Played, luck: string): Fault | null {
  return seating && seated(luck, seating.by, seats).join() !== seating.chairs.join() ? { what: 'seats', args: {} } : null
}

function draws(played: Played, { texts, tables, draws }: Draws, luck: string): Fault | null {
  const counts: Record<string, number> = {}
  const drawn = new Set<number>()
  for (const { step, stream, number, sizes, earlier, table } of draws) {
    const outcomes = tables[table] ?? []
    const whole = outcomes.reduce((sum, [, count]) => sum + count, 0) === sizes.at(-1)
    if (number !== (counts[stream] ?? 0) || !whole || drawn.has(step)) return { what: 'gap', args: { step } }
    counts[stream] = number + sizes.length
    drawn.add(step)
    const numbers = sizes.map((size, at) => below(luck, stream, number + at, size))
    let left = numbers.at(-1)!
    const found = outcomes.find(([, count]) => (left -= count) < 0)
    const gives = texts[found![0]]!
    const said = played.steps[step - 1] ?? ''
    if (gives !== said || numbers.slice(0, -1).join() !== earlier.join()) return { what: 'draw', args: { step, said, gives } }
  }
  // What only chance can say must have been drawn, from the first step that is not another game's.
  const byChance = new Set(texts)
  const missed = played.steps.findIndex((text, at) => at >= (played.given ?? 0) && byChance.has(text) && !drawn.has(at + 1))
  return missed < 0 ? null : { what: 'gap', args: { step: missed + 1 } }
}

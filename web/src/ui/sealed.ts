/** What was sealed of the luck of a table, as this device saw it first, and what I added to it here: to be compared at the end. */

import { keep, recall } from './kept'

export interface Sealed {
  commitment: string
  share?: string
}

const MOST = 200 // tables; the first of them are forgotten

const all = () => recall<Record<string, Sealed>>('sealed', {})

export const sealedAt = (table: string): Sealed | undefined => all()[table]

/** Remember a table; what was seen of it before stays. */
export function seal(table: string, commitment: string): void {
  const known = all()
  if (!known[table]) keep('sealed', Object.fromEntries([...Object.entries(known), [table, { commitment }]].slice(-MOST)))
}

/** I added something, or took it back. */
export function sealShare(table: string, share: string | null): void {
  const known = all()
  if (known[table]) keep('sealed', { ...known, [table]: { commitment: known[table].commitment, ...(share ? { share } : {}) } })
}

/** What kind of table it was that I began on this device, where it is not an ordinary game. */

import { keep, recall } from './kept'

export type TableMark = 'fork' | 'lesson'

export function markTable(table: string, mark: TableMark): void {
  keep('marks', { ...recall<Record<string, TableMark>>('marks', {}), [table]: mark })
}

export const marks = (): Record<string, TableMark> => recall('marks', {})

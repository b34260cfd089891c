/** What the service says, under the names the page uses. The types are made from the service's own: `make types`. */

import type * as api from './api.gen'

export type * from './api.gen'
export type { Account as Me, Figure as Standing, Table as TableInfo } from './api.gen'
export type Problem = Omit<api.ProblemDocument, 'type'>
/** A position in words, for one seat; what people reckon in it is told by each game in its own way. */
export type Asked = NonNullable<api.View['told']>
/** Who is at a table, and since when the others are away, by seat. */
export type Attendance = Pick<api.PresenceMessage, 'here' | 'away'>
/** All that a seat may know now, with what is left out on the way because it is empty. */
export type Whole = Required<api.Whole>
/** Who begins: a chair, somebody by lot, or all draw their seats. */
export type Begins = api.Table['begins']

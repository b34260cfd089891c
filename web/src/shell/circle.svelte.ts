/** A group on the screen, kept up to date by its socket. */

import { myself } from '@/lib/me.svelte'
import { called } from '@/lib/names'
import { Channel } from '@/lib/socket'
import type { BoardMessage, GroupTold, Scores, TableInfo } from '@/lib/wire'
import { t } from '@/lib/words.svelte'

export class Circle {
  readonly id: string
  group = $state.raw<GroupTold | null>(null)
  tables = $state.raw<TableInfo[]>([])
  scores = $state.raw<Scores | null>(null)
  /** The accounts of those who look at it now. */
  here = $state.raw(new Set<string>())
  connected = $state(false)
  /** Why it is not shown any more. */
  problem = $state<string | null>(null)

  constructor(id: string) {
    this.id = id
  }

  /** Follow what happens; returns how to stop. */
  follow(): () => void {
    const channel = new Channel<BoardMessage>({
      address: () => `/groups/${encodeURIComponent(this.id)}/socket`,
      message: (told) => this.hear(told),
      state: (open) => (this.connected = open),
      refused: (problem) => (this.problem = problem.code),
    })
    return () => channel.close()
  }

  private hear(told: BoardMessage): void {
    if (told.type !== 'group') return
    this.group = told.group ?? this.group
    this.scores = told.scores ?? this.scores
    if (told.here) this.here = new Set(told.here)
    if (told.tables) this.tables = told.tables.map((table) => ({ ...table, mine: seatsOf(table) }))
  }

  get owned(): boolean {
    return !!this.group && this.group.owner === myself.me?.id
  }

  /** What a member is called. */
  name(account: string): string {
    const member = this.group?.members.find((one) => one.account === account)
    return member ? called(member.name) : t('seat-gone')
  }
}

const seatsOf = (table: TableInfo): number[] =>
  table.chairs.filter((chair) => chair.account && chair.account === myself.me?.id).map((chair) => chair.seat)

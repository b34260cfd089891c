/** The lobby as it is now: public tables, who is here, and what becomes of my wish for a quick seat. */

import { Channel } from '@/lib/socket'
import type { BoardMessage, TableInfo, Wish } from '@/lib/wire'

class Lobby {
  /** The newest first. */
  tables = $state.raw<TableInfo[]>([])
  /** Ratings of those who sit at tables that wait for players, by table and seat. */
  levels = $state.raw<Record<string, Record<string, number>>>({})
  people = $state(0)
  looking = $state(0)
  wish = $state.raw<Wish | null>(null)
  /** Whether it is told here what is new. */
  live = $state(false)
  private channel: Channel<BoardMessage> | null = null

  /** Look at it, and want a quick seat as long as one does; returns how to stop. */
  look(finding = false): () => void {
    this.channel?.close()
    const channel = new Channel<BoardMessage>({
      address: () => `/lobby/socket${finding ? '?finding=1' : ''}`,
      message: (told) => this.hear(told),
      state: (open) => {
        if (!open) this.live = false
      },
      refused: () => (this.live = false),
    })
    this.channel = channel
    return () => {
      channel.close()
      if (this.channel === channel) this.live = false
    }
  }

  private hear(told: BoardMessage): void {
    if (told.type === 'wish') this.wish = told.wish
    if (told.type !== 'lobby') return
    const changed = new Map(told.tables.map((table) => [table.id, table]))
    const gone = new Set(told.gone)
    const kept = told.whole ? [] : this.tables.filter((table) => !changed.has(table.id) && !gone.has(table.id))
    this.tables = [...told.tables, ...kept].sort((one, other) => other.created - one.created)
    this.levels = told.levels ?? this.levels
    this.people = told.people ?? this.people
    this.looking = told.looking ?? this.looking
    this.live = true
  }
}

export const lobby = new Lobby()

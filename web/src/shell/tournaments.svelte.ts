/** What several screens of tournaments say. */

import { called } from '@/lib/names'
import type { TournamentChair, TournamentEntrant, TournamentListed } from '@/lib/wire'
import { t, words } from '@/lib/words.svelte'
import { botName } from '@/table/bots'
import { flavour, gameName, pace } from './games.svelte'

export const KINDS = ['swiss', 'robin', 'knockout'] as const
const GONE = 'deleted' // the name the service gives to who is no longer here

export const nameOf = (one: { name: string }): string => (one.name === GONE ? t('seat-gone') : called(one.name))

/** Who sits at a table of a round. */
export function sitting(game: string, chair: TournamentChair, people: Map<number, TournamentEntrant>): string {
  const one = chair.entrant === null ? undefined : people.get(chair.entrant)
  return one ? nameOf(one) : chair.bot ? botName(game, chair.bot) : t('seat-gone')
}

/** The game, how it is played and how fast, in a line. */
export const sort = (one: TournamentListed): string =>
  [gameName(one.game), ...flavour(one), t('tournament-tables', { n: one.seats }), pace(one), ...(one.rated ? [t('tournament-rated')] : [])].join(' · ')

/** How far it is. */
export function progress(one: TournamentListed): string {
  if (one.status === 'playing') return t('tournament-round-of', { round: one.round, rounds: one.planned })
  if (one.status === 'open' && one.starts) return t('tournament-starts', { when: words.moment(one.starts) })
  if (one.status === 'open' && one.closed) return t('tournament-closed')
  return t(`tournament-status-${one.status}`)
}

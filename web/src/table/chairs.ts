/** Who sits where, before a game and after it. */

import { called } from '@/lib/names'
import type { Chair } from '@/lib/wire'
import { t } from '@/lib/words.svelte'
import { botName } from './bots'

/** Who sits on a chair, or that nobody does. */
export function sitter(game: string, chair: Chair): string {
  if (chair.name) return called(chair.name)
  if (chair.bot) return botName(game, chair.bot)
  if (chair.invited_name) return called(chair.invited_name)
  return t('seat-free')
}

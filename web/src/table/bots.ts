/** What bots are called: those of the ladder are people, and who they are depends on the game. */

import { t, words } from '@/lib/words.svelte'

const idOf = (game: string, bot: string): string => (words.has(`bot-${game}-${bot}`) ? `bot-${game}-${bot}` : `bot-${bot}`)

/** Whether there are words for a bot; records may name others. */
export const isBot = (bot: string): boolean => words.has(`bot-${bot}`)

/** At the table: a name. */
export const botName = (game: string, bot: string): string => t(idOf(game, bot))

/** Where one is chosen: the name with the trade, and a sentence on how it plays. */
export const botTitle = (game: string, bot: string): string => t(`${idOf(game, bot)}.title`)
export const botAbout = (game: string, bot: string): string => t(`${idOf(game, bot)}.about`)

/** Where the profile of somebody is. */

const GONE = 'deleted' // the name the service gives to who is no longer here

interface Who {
  account?: string | null
  bot?: string | null
  name?: string | null
}

/** Of whoever sits on a chair; null where nobody does, or somebody who is gone. */
export function profileOf({ account, bot, name }: Who): string | null {
  if (account) return name === GONE ? null : `/people/${account}`
  return bot ? `/bots/${bot}` : null
}

/** Of somebody as the service calls them, bots with `bot:` before their name. */
export const profileBy = (who: string): string =>
  who.startsWith('bot:') ? `/bots/${encodeURIComponent(who.slice(4))}` : `/people/${encodeURIComponent(who)}`

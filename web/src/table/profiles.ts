/** Where the profile of somebody is. */

import { GONE, called } from '@/lib/names'

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

/** The people among those who are named, each once, without me. */
export function othersOf(all: Who[], me: string | undefined): { account: string; name: string }[] {
  const found = all.filter(({ account, name }) => account && account !== me && name && name !== GONE)
  const first = found.filter(({ account }, at) => found.findIndex((one) => one.account === account) === at)
  return first.map(({ account, name }) => ({ account: account!, name: called(name!) }))
}

/** How people are called here. Who has no name of their own is called in the language of whoever reads it: guests, those whose name was taken, and those who are gone. */

import { t } from './words.svelte'

/** What such a name was in each of the five languages, before it was the same in all. */
const UNNAMED = /^(?:Guest|Гість|Гость|Invité|Gość) (\d{3})$/

/** The name under which somebody comes in who has not said one; it is never shown as it is. */
export const unnamed = (): string => `Guest ${100 + Math.floor(Math.random() * 900)}`

/** What the service calls somebody whose name was taken by the host, and somebody who is no longer here. */
const RENAMED = /^Player (\d{6})$/
export const GONE = 'deleted'

export function called(name: string): string {
  if (name === GONE) return t('seat-gone')
  const guest = UNNAMED.exec(name)
  if (guest) return t('guest-name', { number: Number(guest[1]) })
  const renamed = RENAMED.exec(name)
  return renamed ? t('player-name', { number: renamed[1]! }) : name
}

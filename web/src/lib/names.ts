/** How people are called here: a guest without a name has a number, which every reader sees in their own language. */

import { t } from './words.svelte'

/** What such a name was in each of the five languages, before it was the same in all. */
const UNNAMED = /^(?:Guest|Гість|Гость|Invité|Gość) (\d{3})$/

/** The name under which somebody comes in who has not said one; it is never shown as it is. */
export const unnamed = (): string => `Guest ${100 + Math.floor(Math.random() * 900)}`

export function called(name: string): string {
  const number = UNNAMED.exec(name)
  return number ? t('guest-name', { number: Number(number[1]) }) : name
}

/** A guest who chose no name is called in the reader's language, in whatever language that name was made. */

import { t } from './words.svelte'

/** What `guest-name` makes in each of the five languages. */
const MADE = /^(?:Guest|Гість|Гость|Invité|Gość) (\d{3})$/

export function called(name: string): string {
  const number = MADE.exec(name)?.[1]
  return number ? t('guest-name', { number: Number(number) }) : name
}

/** Lengths of time as a clock shows them. */

import { t } from '@/lib/words.svelte'

export function timeSaid(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const two = (number: number) => String(number).padStart(2, '0')
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
  if (seconds < 48 * 3600) return t('clock-hours', { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) })
  return t('clock-days', { days: Math.floor(seconds / 86400) })
}

const LONG = 6 * 3600 * 1000

/** The same where there is little room: of a long time, the hours are enough. */
export function timeShort(left: number): string {
  return left > LONG && left < 48 * 3600 * 1000 ? t('clock-long', { hours: Math.floor(left / 3_600_000) }) : timeSaid(left)
}

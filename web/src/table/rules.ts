/** The rules of a game in the reader's language, as the service tells them: parts with numbered paragraphs. */

import { get } from '@/lib/api'
import { chapterOf, idsOf } from '@/lib/seeking'
import type { Paragraph, Rulebook } from '@/lib/wire'

const kept = new Map<string, Promise<Rulebook>>()

/** Asked once for each language; a service worker keeps it for when there is no connection. */
export function rulesOf(game: string, language: string): Promise<Rulebook> {
  const key = `/games/${game}/rules/${language}`
  if (!kept.has(key)) {
    const asked = get<Rulebook>(key)
    asked.catch(() => kept.delete(key))
    kept.set(key, asked)
  }
  return kept.get(key)!
}

export const paragraphsOf = (book: Rulebook): Paragraph[] => book.parts.flatMap((part) => part.paragraphs)

/** Those that are named: by number, by chapter (IST-9), or from where to where (IST-9.1-4). */
export function named(book: Rulebook, wanted: string[]): Paragraph[] {
  const ids = idsOf(wanted)
  return paragraphsOf(book).filter(({ id }) => ids.has(id) || ids.has(chapterOf(id)))
}

/** Whether a paragraph holds in a game with these boxes and so many players; null is any. */
export function holds({ holds: { boxes, seats } }: Paragraph, mix: string[] | null, players: number | null): boolean {
  const fits = !mix || !boxes.length || boxes.some((some) => some.every((box) => mix.includes(box)))
  return fits && (!players || !seats.length || (seats[0]! <= players && players <= seats[1]!))
}

/** A text with **bold**, *italic* and numbers of paragraphs, in runs. */
export function runs(text: string): { kind: 'plain' | 'bold' | 'italic' | 'rule'; text: string }[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]{2,4}-\w+\.\d+\b)/)
    .filter(Boolean)
    .map((run) => {
      if (run.startsWith('**')) return { kind: 'bold', text: run.slice(2, -2) }
      if (run.startsWith('*') && run.length > 1) return { kind: 'italic', text: run.slice(1, -1) }
      return { kind: /^[A-Z]{2,4}-\w+\.\d+$/.test(run) ? 'rule' : 'plain', text: run }
    })
}

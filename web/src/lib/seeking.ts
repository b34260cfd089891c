/**
 * How a paragraph of the rules is found by words as people type them: mistyped, in another form, or the name of something in
 * another language. The same as in src/meydan/rulebook/finding.py; tests/rulebook/queries.json holds both to the same answers.
 */

import type { Block, Paragraph, Rulebook } from './wire'

const NAMED = 3 // how much more a word counts in a title or a name
const FORM = 3 // letters in which the end of a word may differ
const STEM = 4 // letters that must be the same then
const LETTERS: Record<string, string> = { ł: 'l', œ: 'oe', ґ: 'г', '’': "'", ё: 'е' }

const [EXACT, BEGUN, BENT, MISTYPED, BOTH] = [1, 0.9, 0.8, 0.6, 0.45]

/** The words of each paragraph, with how much they count there. */
type Texts = Map<string, Map<string, number>>

/** Finds paragraphs of one game in one language. */
export class Seeker {
  private own: Texts | null = null
  private all: Texts | null = null

  constructor(readonly book: Rulebook) {}

  /** The ids of what speaks of it, the best first: with the names of this language, and if words are left, with those of all. */
  search(asked: string): string[] {
    const said = wordsIn(asked)
    const long = said.filter((word) => word.length > 2 || isNumber(word))
    const sought = long.length ? long : said
    this.own ??= textsOf(this.book, (names) => names.slice(0, 1))
    const [first, most] = found(this.own, sought)
    if (most === sought.length) return first
    this.all ??= textsOf(this.book, (names) => names)
    return found(this.all, sought)[0]
  }
}

function found(texts: Texts, sought: string[]): [string[], number] {
  const known = new Map<string, number>()
  for (const text of texts.values()) for (const word of text.keys()) known.set(word, (known.get(word) ?? 0) + 1)
  const scores = new Map<string, number>()
  const hits = new Map<string, number>()
  for (const word of sought) {
    const rare = new Map<string, number>()
    for (const [other, times] of known) {
      const like = alike(word, other)
      if (like) rare.set(other, like * Math.log(1 + texts.size / times))
    }
    for (const [id, text] of texts) {
      let best = 0
      for (const [other, weight] of text) best = Math.max(best, (rare.get(other) ?? 0) * weight)
      if (!best) continue
      scores.set(id, (scores.get(id) ?? 0) + best)
      hits.set(id, (hits.get(id) ?? 0) + 1)
    }
  }
  const most = Math.max(0, ...hits.values())
  const least = Math.max(1, most - Math.floor(sought.length / 3)) // in a long question a word may be missing
  const score = (id: string) => Math.round(scores.get(id)! * 1e6)
  return [[...texts.keys()].filter((id) => (hits.get(id) ?? 0) >= least).sort((a, b) => score(b) - score(a)), most]
}

const isNumber = (word: string) => /^\d+$/.test(word)

/** The words of a text, without capitals and accents. */
export function wordsIn(text: string): string[] {
  const small = text.toLowerCase().replace(/[łœґ’ё]/g, (letter) => LETTERS[letter]!)
  const plain = small.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
}

/** How much a word is the one that somebody typed: 0 if it is another. */
export function alike(sought: string, word: string): number {
  if (sought === word) return EXACT!
  if (isNumber(sought) || isNumber(word)) return 0
  if (sought.length > 2 && word.startsWith(sought)) return BEGUN!
  let same = 0
  while (same < sought.length && same < word.length && sought[same] === word[same]) same += 1
  if (same >= STEM && same >= Math.max(sought.length, word.length) - FORM) return BENT!
  const slips = sought.length < STEM ? 0 : sought.length < 2 * STEM ? 1 : 2
  if (!slips || Math.abs(sought.length - word.length) > FORM) return 0
  if (slipsBetween(sought, word, slips) <= slips) return MISTYPED!
  const begun = word.length > sought.length && slipsBetween(sought, word.slice(0, sought.length), slips) <= slips
  return begun ? BOTH! : 0
}

/** Letters left out, put in, changed or swapped; or more than `most`. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let last: number[] = []
  let before: number[] = []
  let row = [...Array(other.length + 1).keys()]
  for (let i = 1; i <= one.length; i += 1) {
    ;[last, before, row] = [before, row, [i]]
    for (let j = 1; j <= other.length; j += 1) {
      const changed = before[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      row.push(Math.min(before[j]! + 1, row[j - 1]! + 1, changed))
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) row[j] = Math.min(row[j]!, last[j - 2]! + 1)
    }
    if (Math.min(...row) > most) return most + 1
  }
  return row.at(-1)!
}

function textsOf(book: Rulebook, some: (names: string[]) => string[]): Texts {
  const texts: Texts = new Map()
  const titles = new Map(book.parts.filter((part) => !part.within).map((part) => [part.chapter, part.title]))
  for (const part of book.parts) {
    for (const rule of part.paragraphs) {
      const weights = new Map(textsIn(rule).flatMap((text) => wordsIn(text).map((word) => [word, 1])))
      for (const text of [part.title, titles.get(part.chapter)!]) for (const word of wordsIn(text)) weights.set(word, NAMED)
      texts.set(rule.id, weights)
    }
  }
  for (const [anchor, names] of Object.entries(book.names)) {
    const wanted = idsOf(book.help[anchor]?.rules ?? [])
    const named = some(names).flatMap(wordsIn)
    for (const [id, weights] of texts) {
      if (wanted.has(id) || wanted.has(chapterOf(id))) for (const word of named) weights.set(word, NAMED)
    }
  }
  for (const { about, rules } of book.situations) {
    const said = wordsIn(about)
    for (const id of rules) {
      const weights = texts.get(id)
      for (const word of said) if (weights && !weights.has(word)) weights.set(word, 1)
    }
  }
  return texts
}

const textsIn = (rule: Paragraph): string[] =>
  rule.blocks.flatMap((block: Block) => (block.kind === 'layout' ? [] : [block.text, ...block.items, ...block.rows.flat()]))

export const chapterOf = (id: string): string => id.split('.')[0]!

/** Ids that are meant by some like IST-9.1-3; chapters stay as they are. */
export function idsOf(rules: string[]): Set<string> {
  const ids = new Set<string>()
  for (const one of rules) {
    const row = /^(\S+\.)(\d+)-(\d+)$/.exec(one)
    if (!row) ids.add(one)
    else for (let number = Number(row[2]); number <= Number(row[3]); number += 1) ids.add(row[1]! + number)
  }
  return ids
}

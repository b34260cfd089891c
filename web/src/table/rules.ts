/** The digest of a game's rules, read from its file: chapters of numbered paragraphs. It is in English. */

const files = import.meta.glob<string>('@rules/*.md', { query: '?raw', import: 'default' })

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'items'; items: string[] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'code'; text: string }

/** A paragraph with its number, such as IST-9.1, and what belongs to it; or words between, without a number. */
export interface Paragraph {
  number: string
  blocks: Block[]
}

export interface Chapter {
  title: string
  paragraphs: Paragraph[]
}

const kept = new Map<string, Promise<Chapter[]>>()

export function rulesOf(game: string): Promise<Chapter[]> {
  const path = Object.keys(files).find((one) => one.endsWith(`/${game}.md`))
  if (!path) return Promise.resolve([])
  if (!kept.has(game)) kept.set(game, files[path]!().then(parse))
  return kept.get(game)!
}

/** Whether a paragraph is named: by its number, its chapter (IST-9), or from where to where (IST-9.1-4). */
export function isAmong(number: string, wanted: string[]): boolean {
  const [chapter, paragraph] = number.split('.')
  return wanted.some((one) => {
    if (one === number || one === chapter) return true
    const [of, part] = one.split('.')
    const [first, last] = part?.split('-').map(Number) ?? []
    return of === chapter && last !== undefined && Number(paragraph) >= first! && Number(paragraph) <= last
  })
}

/** Where a paragraph is our answer, it says so with the number of a list: for who works on the rules, not for who plays. */
const REFERENCE = /\s*\*?\((?:our ruling|rulings?|questions?)\b[^()]*\)\*?/g

/** How a program calls something, in brackets behind it or in a column of its own: not for who plays, either. */
const CODES = '(?:`[^`]+`(?:, )?)+'
const CALLED = new RegExp(` ?\\(${CODES}\\)`, 'g')
const ONLY_CODES = new RegExp(`^${CODES}$`)

/** The chapters that can be read while playing: those of numbered paragraphs, and what stands before them. */
export function parse(text: string): Chapter[] {
  const chapters = chaptersOf(text)
  return chapters.filter((chapter, at) => chapter.paragraphs.length && (!at || chapter.paragraphs.some((one) => one.number)))
}

function chaptersOf(text: string): Chapter[] {
  const chapters: Chapter[] = []
  let chapter: Chapter = { title: '', paragraphs: [] }
  for (const whole of parts(text)) {
    if (whole.includes('(ruling N)')) continue // it explains the references
    const part = whole.replace(REFERENCE, '').replace(CALLED, '')
    const heading = /^#{1,4} (.*)/.exec(part)
    const numbered = /^\*\*\[([A-Z]+-[^\]]+)\]\*\*\s*/.exec(part)
    if (heading) {
      chapter = { title: heading[1]!.replace(/^[A-Z]+-\w+: /, ''), paragraphs: [] }
      chapters.push(chapter)
      continue
    }
    if (numbered || !chapter.paragraphs.length) chapter.paragraphs.push({ number: numbered?.[1] ?? '', blocks: [] })
    chapter.paragraphs.at(-1)!.blocks.push(block(numbered ? part.slice(numbered[0].length) : part))
  }
  return chapters
}

/** Pieces between empty lines; a fenced piece is one. */
function parts(text: string): string[] {
  const found: string[] = []
  let lines: string[] = []
  let fenced = false
  const flush = () => {
    if (lines.length) found.push(lines.join('\n'))
    lines = []
  }
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced
    if (!fenced && (!line.trim() || line.startsWith('#'))) flush()
    if (!line.trim() && !fenced) continue
    lines.push(line)
    if (!fenced && line.startsWith('#')) flush()
  }
  flush()
  return found
}

function block(part: string): Block {
  const lines = part.split('\n')
  if (part.startsWith('```')) return { kind: 'code', text: lines.slice(1, -1).join('\n') }
  if (part.startsWith('|')) {
    const cells = (line: string) => line.split('|').slice(1, -1).map((cell) => cell.trim())
    const [head = [], ...body] = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells)
    const said = head.map((_, column) => !body.every((row) => ONLY_CODES.test(row[column] ?? '')))
    return { kind: 'table', rows: [head, ...body].map((row) => row.filter((_, column) => said[column])) }
  }
  if (/^(-|\d+\.) /.test(part)) {
    const items = part.split(/\n(?=(?:-|\d+\.) )/)
    return { kind: 'items', items: items.map((item) => item.replace(/^(-|\d+\.) /, '').replaceAll('\n', ' ')) }
  }
  return { kind: 'text', text: lines.join(' ') }
}

/** A text with **bold**, *italic* and `code`, in runs. */
export function runs(text: string): { kind: 'plain' | 'bold' | 'italic' | 'code'; text: string }[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .map((run) => {
      if (run.startsWith('**')) return { kind: 'bold', text: run.slice(2, -2) }
      if (run.startsWith('*') && run.length > 1) return { kind: 'italic', text: run.slice(1, -1) }
      if (run.startsWith('`') && run.length > 1) return { kind: 'code', text: run.slice(1, -1) }
      return { kind: 'plain', text: run }
    })
}

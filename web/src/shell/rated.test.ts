import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { myself } from '@/lib/me.svelte'
import type { PuzzleStanding } from '@/lib/wire'
import { puzzles } from './puzzles.svelte'
import { Rated, rated, signed } from './rated.svelte'

const standing = (tried: string[] = [], rating = 1500): PuzzleStanding => ({
  rated: true, rating, within: 500, provisional: true, tries: tried.length, tried,
})

let tried: string[] = []
let sent: string[] = []
let there = true
/** What the service refuses, by puzzle. */
let refused: Record<string, string> = {}

beforeEach(() => {
  ;[tried, sent, there, refused] = [[], [], true, {}]
  localStorage.removeItem('meydan-puzzles-rated')
  myself.me = { id: 'a', name: 'Ada', guest: true }
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (!there) throw new TypeError('offline')
    if (method === 'POST') {
      const id = address.split('/').at(-1)!
      sent.push(`${id} ${(JSON.parse(body!) as { choice: string | null }).choice}`)
      if (refused[id]) return new Response(JSON.stringify({ code: refused[id], status: 400, title: '', detail: '' }), { status: 400 })
      const counted = !tried.includes(id)
      if (counted) tried.push(id)
      return new Response(JSON.stringify({ counted, solved: true, change: 12, puzzle: 1490, standing: standing([...tried], 1512) }))
    }
    return new Response(JSON.stringify(standing([...tried])))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function begun(): Promise<Rated> {
  const mine = new Rated()
  await mine.want(true)
  return mine
}

it('sends the first try of a puzzle, and no other', async () => {
  const mine = await begun()
  await mine.tried('p', 'move 3')
  await mine.tried('p', 'move 4')
  expect(sent).toEqual(['p move 3'])
  expect([mine.standing?.rating, mine.last?.change, mine.waiting]).toEqual([1512, 12, []])
})

it('keeps tries while there is no connection, and sends each once when there is one', async () => {
  const mine = await begun()
  there = false
  await mine.tried('p', 'move 3')
  await mine.tried('q', null)
  await mine.tried('p', 'move 4')
  expect([sent, mine.waiting.map((one) => one.puzzle)]).toEqual([[], ['p', 'q']])
  const later = new Rated() // the page was closed meanwhile
  expect(later.waiting.length).toBe(2)
  there = true
  dispatchEvent(new Event('online')) // both windows hear of it
  await Promise.all([mine.send(), later.send()])
  expect(tried).toEqual(['p', 'q'])
  expect(new Rated().waiting).toEqual([])
})

it('does not send again what will never count, and keeps the rest', async () => {
  const mine = await begun()
  refused = { gone: 'not-found', p: 'too-many-requests' }
  await mine.tried('gone', 'x')
  await mine.tried('p', 'x')
  expect(mine.waiting.map((one) => one.puzzle)).toEqual(['p'])
  refused = {}
  await mine.need()
  expect([tried, mine.waiting]).toEqual([['p'], []])
})

it('is off for who did not want it, and nobody else sends what waits', async () => {
  const mine = new Rated()
  await mine.tried('p', 'x')
  expect(mine.on).toBe(false)
  await mine.want(true)
  there = false
  await mine.tried('p', 'x')
  there = true
  myself.me = { id: 'b', name: 'Bob', guest: true }
  await mine.send()
  expect([sent, mine.waiting, mine.standing]).toEqual([[], [], null])
})

it('offers puzzles near my rating that I did not try', async () => {
  const ids = Array.from({ length: 40 }, (_, n) => `p${n}`)
  puzzles.told = { day: '', today: 'p0', puzzles: ids.map((id, n) => ({ id, game: 'g', box: 'g', seats: 2, themes: [], rating: 1000 + 25 * n })) }
  tried = ['p20'] // 1500, as I am
  await rated.want(true)
  const offered = new Set(Array.from({ length: 200 }, () => puzzles.next({ game: null, theme: null }, 'p21')))
  const near = ['p15', 'p16', 'p17', 'p18', 'p19', 'p22', 'p23', 'p24']
  expect([...offered].filter((id) => !near.includes(id!))).toEqual([])
  expect(offered.size).toBeGreaterThan(4)
})

it('writes changes with their sign', () => {
  expect([signed(12), signed(0), signed(-7)]).toEqual(['+12', '+0', '−7'])
})

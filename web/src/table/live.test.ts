import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '@/lib/prefs.svelte'
import { toasts } from '@/lib/toast.svelte'
import type { Asked, GameEvent, TableInfo, View, Whole } from '@/lib/wire'
import type { Face } from './face'
import { Live } from './live.svelte'

// -- a service that says what the test wants -----------------------------------------------------------------

class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  readonly address: string

  constructor(address: string) {
    this.address = address
    FakeSocket.all.push(this)
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  tell(told: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(told) })
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code, reason: '' })
  }
}

let asked: { method: string; path: string; body: unknown }[] = []
let answers: Record<string, unknown> = {}

function answerWith(path: string, body: unknown, status = 200): void {
  answers[path] = { body, status }
}

const face = {} as Face

/** What the engine tells of some options. */
function toldOf(options: string[]): Asked {
  const told = options.map((text) => {
    const [verb, which] = text.split(' ')
    const touches = verb === 'move' ? `place:${which}` : verb === 'card' ? 'card:far' : null
    return { text, touches, opens: verb === 'card' ? `place:${which}` : null, along: text === 'move 9' ? ['leave'] : [] }
  })
  return { question: { id: 'where' }, options: told, auto: options.length === 1 && options[0] === 'pass' ? 'pass' : null } as unknown as Asked
}

function table(mine = [0]): TableInfo {
  const chair = (seat: number) => ({ seat, account: null, name: `P${seat}`, guest: false, bot: null, invited: null, colour: null, rank: null, score: null })
  return { id: 'T', game: 'istanbul', mine, chairs: [chair(0), chair(1)], status: 'playing' } as unknown as TableInfo
}

function whole(version: number, step: number, more: Partial<Whole> = {}, options = ['move 3', 'move 4']): Whole {
  const seat = more.seat ?? 0
  const to_answer = more.to_answer ?? 0
  const view = { seats: 2, seat, to_answer, options: to_answer === seat ? options : [], told: toldOf(to_answer === seat ? options : []) } as unknown as View
  const clock = { speed: 'turns', left: [], asked: to_answer, since: 0, deadline: 1, now: 0 } as const
  return { version, step, seat, view, clock, undo: false, undo_reason: null, undo_deadline: null, recalled: [], standins: {}, to_answer, over: false, result: null, ...more } as Whole
}

/** An event; the table does not look at what kind it is. */
const event = (name: string, step: number, seat = 0) =>
  ({ name, step, seat, line: { seat, said: { id: name }, icons: [], weight: name === 'ruby' ? 'big' : 'plain', rolls: name === 'rolled' } }) as unknown as GameEvent
const names = (live: Live) => live.log.map((one) => one.name)

let live: Live

function sit(mine = [0]): FakeSocket {
  live = new Live(table(mine), face)
  const socket = FakeSocket.all.at(-1)!
  FakeSocket.all.forEach((one) => one.open())
  return socket
}

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // there are no words here
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async (address: string, wish: { method: string; body?: string }) => {
    const path = address.replace('/api/tables/T', '')
    asked.push({ method: wish.method, path, body: wish.body && JSON.parse(wish.body) })
    const found = Object.entries(answers).find(([start]) => path.startsWith(start))?.[1] as { body: unknown; status: number }
    if (!found) throw new TypeError('no network')
    return { ok: found.status < 400, status: found.status, text: async () => JSON.stringify(found.body) }
  })
  FakeSocket.all = []
  asked = []
  answers = {}
  answerWith('/moments', { steps: 0, positions: 0, moments: [] })
  prefs.set({ motion: 'full' })
})

afterEach(() => {
  live?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// -- stories ----------------------------------------------------------------------------------------------------

describe('a table', () => {
  it('shows the first view and what glows', async () => {
    sit().tell({ type: 'view', ...whole(1, 5) })
    await settled()
    expect(live.asked).toBe(true)
    expect([...live.touched.keys()]).toEqual(['place:3', 'place:4'])
  })

  it('sends a choice for the version it was made for, and waits', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(7, 5) })
    live.pick('place:4')
    expect(socket.sent[0]).toMatchObject({ type: 'choose', version: 7, choices: ['move 4'] })
    expect(live.options).toEqual([])
    live.pick('place:3')
    expect(socket.sent).toHaveLength(1)
    socket.tell({ type: 'events', since: 7, events: [event('moved', 6)], ...whole(8, 6) })
    expect(live.pending).toBe(false)
    expect(names(live)).toEqual(['moved'])
  })

  it('puts the events of one step after the other, each once', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5, { to_answer: 1 }) })
    socket.tell({ type: 'events', since: 1, events: [event('a', 6, 1)], ...whole(2, 6, { to_answer: 1 }) })
    socket.tell({ type: 'events', since: 2, events: [event('b', 7, 1)], ...whole(3, 7) })
    socket.tell({ type: 'events', since: 1, events: [event('a', 6, 1), event('b', 7, 1)], ...whole(3, 7) })
    expect(names(live)).toEqual(['a'])
    expect(live.whole!.version).toBe(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(names(live)).toEqual(['a', 'b'])
    expect(live.whole!.version).toBe(3)
  })

  it('gives more time to what matters more, and none is lost when it is skipped', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5, { to_answer: 1 }) })
    socket.tell({ type: 'events', since: 1, events: [event('ruby', 6, 1)], ...whole(2, 6, { to_answer: 1 }) })
    socket.tell({ type: 'events', since: 2, events: [event('b', 7, 1)], ...whole(3, 7, { to_answer: 1 }) })
    socket.tell({ type: 'events', since: 3, events: [event('c', 8, 1)], ...whole(4, 8) })
    await vi.advanceTimersByTimeAsync(1000)
    expect(names(live)).toEqual(['ruby'])
    expect(live.behind).toBe(2)
    await vi.advanceTimersByTimeAsync(400)
    expect(names(live)).toEqual(['ruby', 'b'])
    live.flush()
    expect(names(live)).toEqual(['ruby', 'b', 'c'])
    expect(live.behind).toBe(0)
  })

  it('lets what I did be seen before the others go on', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5) })
    live.choose('move 3')
    socket.tell({ type: 'events', since: 1, events: [event('ruby', 6)], ...whole(2, 6, { to_answer: 1 }) })
    socket.tell({ type: 'events', since: 2, events: [event('b', 7, 1)], ...whole(3, 7) })
    expect(names(live)).toEqual(['ruby'])
    await vi.advanceTimersByTimeAsync(1400)
    expect(names(live)).toEqual(['ruby', 'b'])
    expect(live.since.map((one) => one.name)).toEqual(['b'])
  })

  it('sends along what follows, and does without it where that is refused', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5, {}, ['move 9']) })
    live.choose('move 9')
    expect(socket.sent[0]).toMatchObject({ choices: ['move 9', 'leave'] })
    socket.tell({ type: 'refused', key: socket.sent[0]!['key'], code: 'illegal-choice', detail: 'no' })
    expect(socket.sent[1]).toMatchObject({ choices: ['move 9'] })
    socket.tell({ type: 'refused', key: socket.sent[1]!['key'], code: 'illegal-choice', detail: 'no' })
    expect(socket.sent).toHaveLength(2)
    expect(live.pending).toBe(false)
  })

  it('asks in between where somebody took it back and does it again', () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5, {}, ['move 9']) })
    live.choose('move 9')
    socket.tell({ type: 'events', since: 1, events: [event('moved', 7)], ...whole(3, 7, { undo: true }) })
    answerWith('/undo', { version: 5, repeated: false })
    void live.undo()
    for (const [version, choices] of [[5, ['move 9']], [6, ['move 9', 'leave']]] as const) {
      socket.tell({ type: 'view', ...whole(version, 5, {}, ['move 9']) })
      live.choose('move 9')
      expect(socket.sent.at(-1)).toMatchObject({ choices })
    }
  })

  it('answers for me where there is nothing to weigh, unless I mind or a lesson is told', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5, {}, ['pass']) })
    expect(socket.sent[0]).toMatchObject({ choices: ['pass'] })
    prefs.set({ auto: false })
    socket.tell({ type: 'events', since: 1, events: [event('a', 6)], ...whole(2, 6, {}, ['pass']) })
    expect(socket.sent).toHaveLength(1)
    prefs.set({ auto: true })
    live.only = []
    socket.tell({ type: 'view', ...whole(3, 7, {}, ['pass']) })
    expect(socket.sent).toHaveLength(1)
  })

  it('shows everything at once when nothing may move', async () => {
    prefs.set({ motion: 'instant' })
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5, { to_answer: 1 }) })
    socket.tell({ type: 'events', since: 1, events: [event('a', 6, 1)], ...whole(2, 6, { to_answer: 1 }) })
    socket.tell({ type: 'events', since: 2, events: [event('b', 7, 1)], ...whole(3, 7) })
    expect(live.whole!.version).toBe(3)
  })

  it('takes out of the log what was taken back', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5) })
    live.choose('move 3')
    socket.tell({ type: 'events', since: 1, events: [event('moved', 6)], ...whole(2, 6, { undo: true }) })
    expect(live.barrier).toBe(5)
    answerWith('/undo', { version: 3, repeated: false })
    void live.undo()
    expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/undo', body: { seat: 0, version: 2 } })
    socket.tell({ type: 'view', ...whole(3, 5) })
    expect(names(live)).toEqual([])
    await settled()
    expect(live.pending).toBe(false)
  })

  it('asks before a turn is taken back that somebody else was given, and tells them', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(2, 6, { undo: true, to_answer: 1, undo_deadline: 90_000 }) })
    await settled()
    answerWith('/undo', { version: 3, repeated: false })
    asked = []
    void live.undo()
    expect([live.recalling, asked]).toEqual([true, []])
    expect(live.whole!.undo_deadline! - live.whole!.clock.now).toBe(90_000)
    void live.undo(true)
    expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/undo' })
    const before = toasts.notices.length
    socket.tell({ type: 'view', ...whole(3, 5, { recalled: [{ seat: 0, step: 5 }] }) })
    await settled()
    expect([live.recalling, toasts.notices.length]).toEqual([false, before])
    socket.tell({ type: 'view', ...whole(5, 5, { recalled: [{ seat: 0, step: 5 }, { seat: 1, step: 5 }] }) })
    expect(toasts.notices.length).toBe(before + 1)
  })

  it('does not keep what an undo replaced, although the steps are as many', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5) })
    await settled()
    socket.tell({ type: 'events', since: 1, events: [event('old', 6)], ...whole(2, 6) })
    const told = [{ step: 5, seat: -1, choice: null, events: [] }, { step: 6, seat: 0, choice: null, events: [event('new', 6)] }]
    answerWith('/moments', { steps: 6, positions: 2, moments: told })
    socket.tell({ type: 'view', ...whole(4, 6) })
    await settled()
    expect(names(live)).toEqual(['new'])
  })

  it('remembers all that happened before it was opened', async () => {
    const told = [{ step: 5, seat: -1, choice: null, events: [event('laid', 5)] }, { step: 6, seat: 1, choice: null, events: [event('a', 6, 1)] }]
    answerWith('/moments', { steps: 6, positions: 2, moments: told })
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 6) })
    socket.tell({ type: 'events', since: 1, events: [event('b', 7)], ...whole(2, 7) })
    await settled()
    expect(names(live)).toEqual(['laid', 'a', 'b'])
  })

  it('says nothing when somebody was quicker: the news is on its way', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5) })
    live.choose('move 3')
    const key = socket.sent[0]!['key']
    const before = toasts.notices.length
    socket.tell({ type: 'refused', key, code: 'stale-version', status: 409, title: '', detail: '', version: 2 })
    expect(live.pending).toBe(false)
    expect(toasts.notices).toHaveLength(before)
  })

  it('tells why a choice was refused', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 5) })
    live.choose('move 3')
    const key = socket.sent[0]!['key']
    socket.tell({ type: 'refused', key, code: 'illegal-choice', status: 409, title: '', detail: 'too far' })
    expect(toasts.notices.at(-1)!.text).toBe('too far')
    expect(live.options).toEqual(['move 3', 'move 4'])
  })
})

describe('a lost connection', () => {
  it('is seen, and healed from where it was', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(4, 5) })
    expect(live.connected).toBe(true)
    socket.close()
    expect(live.connected).toBe(false)
    await vi.advanceTimersByTimeAsync(400)
    const again = FakeSocket.all.at(-1)!
    expect(again).not.toBe(socket)
    expect(again.address).toContain('since=4')
    again.open()
    expect(live.connected).toBe(true)
  })

  it('does not lose a choice that was under way: it is sent again with its key', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(4, 5) })
    live.choose('move 3')
    socket.close()
    await vi.advanceTimersByTimeAsync(400)
    const again = FakeSocket.all.at(-1)!
    again.open()
    expect(again.sent).toEqual(socket.sent)
    again.tell({ type: 'events', since: 4, events: [event('moved', 6)], ...whole(5, 6) })
    again.tell({ type: 'answer', answer: { key: socket.sent[0]!['key'], version: 5, repeated: true } })
    expect(live.pending).toBe(false)
    expect(names(live)).toEqual(['moved'])
  })

  it('ends where the service says so', async () => {
    const socket = sit()
    socket.tell({ type: 'problem', code: 'not-found', detail: 'there is none' })
    socket.close(4404)
    expect(live.lost?.code).toBe('not-found')
    await vi.advanceTimersByTimeAsync(10000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('asks once more where a sign-in has ended: this browser may have a new one', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(4, 5) })
    socket.close(4401)
    await vi.advanceTimersByTimeAsync(400)
    const again = FakeSocket.all.at(-1)!
    expect(again).not.toBe(socket)
    again.open()
    again.tell({ type: 'problem', code: 'sign-in-first', detail: 'come in' })
    again.close(4401)
    await vi.advanceTimersByTimeAsync(10000)
    expect(live.lost?.code).toBe('sign-in-first')
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is noticed when the network goes, although the socket looks open', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(4, 5) })
    dispatchEvent(new Event('offline'))
    expect(live.connected).toBe(false)
    dispatchEvent(new Event('online'))
    FakeSocket.all.at(-1)!.open()
    expect(live.connected).toBe(true)
  })
})

describe('a card that opens the board', () => {
  it('lets its places glow instead of the others, and a click elsewhere puts it back', async () => {
    sit().tell({ type: 'view', ...whole(1, 5, {}, ['move 3', 'card 6', 'card 7']) })
    live.pick('card:far')
    expect(live.opened).toBe('card:far')
    expect([...live.touched.keys()]).toEqual(['card:far', 'place:6', 'place:7'])
    live.pick('place:3')
    expect(live.opened).toBe(null)
    expect([...live.touched.keys()]).toEqual(['place:3', 'card:far'])
    live.pick('card:far')
    live.pick('place:7')
    expect(FakeSocket.all[0]!.sent[0]).toMatchObject({ choices: ['card 7'] })
  })
})

describe('two seats of mine', () => {
  it('shows the one that is asked', async () => {
    live = new Live(table([0, 1]), face)
    const [first, second] = FakeSocket.all as [FakeSocket, FakeSocket]
    first.open()
    expect(live.connected).toBe(false)
    second.open()
    expect(live.connected).toBe(true)
    first.tell({ type: 'view', ...whole(1, 5) })
    second.tell({ type: 'view', ...whole(1, 5, { seat: 1 }) })
    expect(live.seat).toBe(0)
    live.choose('move 3')
    first.tell({ type: 'events', since: 1, events: [event('moved', 6)], ...whole(2, 6, { to_answer: 1 }) })
    second.tell({ type: 'events', since: 1, events: [event('moved', 6)], ...whole(2, 6, { seat: 1, to_answer: 1 }) })
    await vi.advanceTimersByTimeAsync(2000)
    expect(live.seat).toBe(1)
    expect(live.asked).toBe(true)
    expect(names(live)).toEqual(['moved'])
  })
})

describe('dice of a turn', () => {
  it('wait for a press, and nothing tells of them before', async () => {
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 1, { to_answer: 1 }) })
    socket.tell({ type: 'events', ...whole(2, 2), events: [event('rolled', 2)] })
    await settled()
    expect(live.rolling).toBe(true)
    expect(live.asked).toBe(false)
    expect(names(live)).toEqual([])
    live.flush()
    expect(live.rolling).toBe(true)
    live.roll()
    expect(live.asked).toBe(true)
    expect(names(live)).toEqual(['rolled'])
  })

  it('do not wait for who does not like to, nor those of others', async () => {
    prefs.set({ roll: false })
    const socket = sit()
    socket.tell({ type: 'view', ...whole(1, 1, { to_answer: 1 }) })
    socket.tell({ type: 'events', ...whole(2, 2), events: [event('rolled', 2)] })
    await settled()
    expect(live.asked).toBe(true)
    prefs.set({ roll: true })
    socket.tell({ type: 'events', ...whole(3, 3, { to_answer: 1 }), events: [event('rolled', 3, 1)] })
    await vi.advanceTimersByTimeAsync(3000)
    expect(live.rolling).toBe(false)
    expect(names(live)).toEqual(['rolled', 'rolled'])
  })
})

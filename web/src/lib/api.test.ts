import { afterEach, expect, test, vi } from 'vitest'
import { get, post } from './api'

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const refused = () => answer(401, { code: 'sign-in-first', status: 401, title: '', detail: 'sign in first' })

afterEach(() => vi.unstubAllGlobals())

test.each(['/account', '/recovery'])('what is asked while somebody comes in by %s is asked once more', async (way) => {
  let enter = (_: Response) => {}
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    if (method === 'POST') return new Promise<Response>((done) => (enter = done))
    return Promise.resolve(asked.length > 2 ? answer(200, { here: true }) : refused())
  })
  const coming = post(way, { name: 'Ada' })
  const told = get('/calls')
  await Promise.resolve()
  enter(answer(201, { id: 'a' }))
  expect(await told).toEqual({ here: true })
  expect(asked).toEqual([`POST /api${way}`, 'GET /api/calls', 'GET /api/calls'])
  await coming
})

test('who is signed out is told so at once', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(refused())
  })
  await expect(get('/calls')).rejects.toMatchObject({ code: 'sign-in-first' })
  expect(asked).toEqual(['/api/calls'])
})

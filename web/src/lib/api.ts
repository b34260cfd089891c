/** Requests to the service. A refusal is thrown as a Refused with the problem document. */

import type { Problem } from './wire'

export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }

  get code(): string {
    return this.problem.code
  }
}

const OFFLINE: Problem = { code: 'offline', status: 0, title: 'offline', detail: 'the service cannot be reached' }

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Refused(OFFLINE)
  }
  const text = await answer.text()
  if (!answer.ok) throw new Refused(read(text) ?? { ...OFFLINE, code: 'failure', status: answer.status })
  return read(text)
}

/** What a service that keeps to its description says; nothing where something else answers for it. */
function read(text: string) {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Whatever is written may change who I am: what is asked meanwhile and refused for want of a sign-in is asked once more. */
let written: Promise<unknown> = Promise.resolve()
let underWay = 0

async function write<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = request<T>(method, path, body)
  underWay += 1
  written = Promise.allSettled([written, answer]).finally(() => (underWay -= 1))
  return answer
}

export async function get<T>(path: string): Promise<T> {
  const before = written
  try {
    return await request<T>('GET', path)
  } catch (error) {
    const changed = written !== before || underWay > 0
    if (!changed || !(error instanceof Refused) || error.code !== 'sign-in-first') throw error
    await written
    return request<T>('GET', path)
  }
}

export const post = <T>(path: string, body: unknown = {}): Promise<T> => write<T>('POST', path, body)
export const put = <T>(path: string, body: unknown = {}): Promise<T> => write<T>('PUT', path, body)
export const patch = <T>(path: string, body: unknown = {}): Promise<T> => write<T>('PATCH', path, body)
export const del = <T>(path: string): Promise<T> => write<T>('DELETE', path)

/** A query from the values that are there. */
export function query(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : ''
}

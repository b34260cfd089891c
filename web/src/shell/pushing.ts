/** Pushes to this browser: asked for, kept in step with the service, and ended. */

import { del, post, query } from '@/lib/api'
import type { Calls } from '@/lib/wire'

export type Push = 'cannot' | 'denied' | 'off' | 'on'

/** How it stands with pushes here. */
export async function pushState(key: string): Promise<Push> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'cannot'
  if (Notification.permission === 'denied') return 'denied'
  const there = await subscription()
  return there && Notification.permission === 'granted' && isFor(there, key) ? 'on' : 'off'
}

/** Ask the reader and the browser; what the service knows afterwards. */
export async function pushOn(key: string): Promise<Calls | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.ready
  const before = await worker.pushManager.getSubscription()
  if (before && !isFor(before, key)) await before.unsubscribe() // the service has another key by now
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decoded(key) })
  return post<Calls>('/calls/push', made.toJSON())
}

export async function pushOff(): Promise<Calls | null> {
  const there = await subscription()
  if (!there) return null
  await there.unsubscribe()
  return del<Calls>(`/calls/push${query({ endpoint: there.endpoint })}`)
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

const isFor = (there: PushSubscription, key: string): boolean =>
  String(new Uint8Array(there.options.applicationServerKey ?? new ArrayBuffer(0))) === String(decoded(key))

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

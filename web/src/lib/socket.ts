/** A socket that opens itself again: after a loss it waits a little longer each time, and asks from where it was. */

import type { Message, ProblemMessage } from './wire'

export interface Listener<Told = Message> {
  /** The address, asked anew at each opening, so that it can name the last version. */
  address: () => string
  message: (told: Told) => void
  /** Whether we are connected has changed. */
  state: (open: boolean) => void
  /** The service closed it for good, with its reason. */
  refused: (problem: { code: string; detail: string }) => void
}

const WAITS = [300, 1000, 2000, 5000]
const OFFLINE = 10000 // without a network there is nothing to hurry for, but a machine of one's own may answer

export class Channel<Told extends { type: string } = Message> {
  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private timer = 0
  private readonly heard: Listener<Told>

  constructor(heard: Listener<Told>) {
    this.heard = heard
    this.open()
    addEventListener('online', this.hurry)
    addEventListener('offline', this.drop)
  }

  send(told: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(told))
    return true
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.drop)
    const socket = this.socket
    if (socket && socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close() // a browser complains of less
    else socket?.close()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api${this.heard.address()}`)
    let refusal: { code: string; detail: string } | null = null
    this.socket = socket
    socket.onopen = () => {
      if (this.socket === socket) this.heard.state(true)
    }
    socket.onmessage = (event) => {
      if (this.socket !== socket || this.closed) return
      const told: Told | ProblemMessage = JSON.parse(event.data)
      if (isProblem(told)) {
        refusal = told
        return
      }
      this.tries = 0 // a service that opens sockets and closes them at once is not well
      this.heard.message(told)
    }
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return
      this.socket = null
      this.heard.state(false)
      const renewed = event.code === 4401 && !this.tries // this browser may have signed in anew: ask once more
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4429 && !renewed) {
        this.close()
        this.heard.refused(refusal ?? { code: 'not-found', detail: event.reason })
        return
      }
      this.retry()
    }
  }

  private retry(): void {
    clearTimeout(this.timer)
    const wait = navigator.onLine === false ? OFFLINE : WAITS[Math.min(this.tries++, WAITS.length - 1)]
    this.timer = window.setTimeout(() => this.open(), wait)
  }

  /** The network is back: do not wait. */
  private hurry = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN || this.closed) return
    clearTimeout(this.timer)
    const old = this.socket
    this.open()
    old?.close()
  }

  /** The network is gone: a socket that looks open is not. */
  private drop = (): void => {
    const old = this.socket
    if (!old || this.closed) return
    this.socket = null
    old.close()
    this.heard.state(false)
    this.retry()
  }
}

const isProblem = (told: { type: string }): told is ProblemMessage => told.type === 'problem'

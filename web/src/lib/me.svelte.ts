/** Who I am here: nobody yet, a guest, or somebody with an account. Nobody has to sign in to play. */

import { Refused, get, post } from './api'
import { unnamed } from './names'
import type { Me } from './wire'

const KEY = 'meydan-known' // this browser came in before, so it is worth asking who it is

class Myself {
  private who = $state<Me | null>(null)

  get me(): Me | null {
    return this.who
  }

  set me(who: Me | null) {
    this.who = who
    if (who) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  }

  /** Whether this browser came in and did not leave; who it is, the service may not be there to say. */
  get known(): boolean {
    return this.who !== null || localStorage.getItem(KEY) !== null
  }

  async start(): Promise<void> {
    if (!this.known) return
    try {
      this.me = await get<Me>('/me')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.code === 'sign-in-first') this.me = null
    }
  }

  /** Come in as a guest if I am nobody yet. */
  async need(): Promise<Me> {
    this.me ??= await this.enter()
    return this.me
  }

  private async enter(): Promise<Me> {
    try {
      return await post<Me>('/guest', { name: unnamed() })
    } catch (error) {
      if (error instanceof Refused && error.code === 'not-now') return get<Me>('/me') // known after all
      throw error
    }
  }
}

export const myself = new Myself()

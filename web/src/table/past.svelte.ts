/** A position that was: the stage of a moment of the log, and of a replay. Nothing can be done there, only looked at. */

import type { GameEvent, Moment, View } from '@/lib/wire'
import type { Face } from './face'
import type { Seated, Stage } from './stage.svelte'

export class Past implements Stage {
  moment = $state.raw<Moment>()!
  fresh = $state.raw<GameEvent[]>([])
  looked = $state<string | null>(null)
  helped = $state<string | null>(null)
  readonly options: string[] = []
  readonly touched = new Map<string, string[]>()
  readonly opened = null
  readonly face: Face
  /** What happened up to this moment. */
  told: () => GameEvent[]
  private who = $state.raw<Seated[]>([])

  constructor(face: Face, players: Seated[], moment: Moment, told: () => GameEvent[] = () => []) {
    this.face = face
    this.told = told
    this.who = players
    this.moment = moment
  }

  /** Go to another moment. What led there travels only if it follows the one before. */
  show(moment: Moment, travelling = false): void {
    this.fresh = travelling ? moment.events : []
    this.moment = moment
  }

  get log(): GameEvent[] {
    return this.told()
  }

  get players(): Seated[] {
    return this.who
  }

  get view(): View {
    return this.moment.view!
  }

  get seat(): number {
    return this.view.seat
  }

  pick(anchor: string): void {
    this.help(anchor)
  }

  choose(): void {}

  look(what: string | null): void {
    this.looked = what
  }

  preview(): GameEvent[] {
    return []
  }

  help(anchor: string): void {
    this.helped = anchor
  }
}

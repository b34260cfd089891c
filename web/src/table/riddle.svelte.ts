/** A puzzle on the table: the stage of a live game that nobody plays but me, and that judges my answer by itself. */

import type { GameEvent, PuzzleTold, Reason, TableInfo, View, Whole } from '@/lib/wire'
import { t } from '@/lib/words.svelte'
import type { Face } from './face'
import { Live } from './live.svelte'

/** What came of an answer; or somebody only wanted to see it. */
export interface Verdict {
  right: boolean
  choice: string
  /** Nobody answered: the answer was shown. */
  shown: boolean
  /** What happens with the right one, or could happen with a wrong one. */
  events: GameEvent[]
}

const RIVAL = 'trader'
const NONE: string[] = []

export class Riddle extends Live {
  verdict = $state.raw<Verdict | null>(null)
  readonly puzzle: PuzzleTold

  constructor(puzzle: PuzzleTold, face: Face) {
    super(tableOf(puzzle), face)
    this.puzzle = puzzle
    this.remembered = true
    this.connected = true
    this.begin()
  }

  /** The answer is shown to who wants to see it. */
  reveal(): void {
    this.judged({ right: false, choice: this.puzzle.line[0]!, shown: true, events: this.puzzle.then })
    this.follow()
  }

  /** Once more from the beginning. */
  begin(): void {
    this.verdict = null
    this.only = null
    this.heard = {}
    this.take({ whole: wholeOf(this.puzzle, this.puzzle.view, 0), events: [] }, true)
    this.previews = { version: 0, previews: this.puzzle.previews }
  }

  /** The one place where an answer is judged. */
  protected override send(choices: string[]): void {
    const choice = choices[0]!
    const { accepted, then, sequels } = this.puzzle
    const right = accepted.includes(choice)
    this.judged({ right, choice, shown: false, events: right ? then : (sequels[choice] ?? []) })
    if (right) this.follow()
  }

  private judged(verdict: Verdict): void {
    this.verdict = verdict
    this.only = NONE
    this.opened = null
    this.looked = null
  }

  /** Show what the right answer leads to. */
  private follow(): void {
    const { then, after } = this.puzzle
    this.heard = { [this.seat]: then }
    this.take({ whole: wholeOf(this.puzzle, after, 1), events: then }, true)
  }

  // There is no table behind it: nothing is listened to, and all that could be asked came along.
  protected override listen(): void {}
  protected override foresee(): Promise<void> {
    return Promise.resolve()
  }
  protected override why(): Promise<{ possible: boolean | null; reason: Reason | null }> {
    return Promise.resolve({ possible: null, reason: null })
  }
}

function wholeOf(puzzle: PuzzleTold, view: View, version: number): Whole {
  return {
    version,
    step: version,
    seat: puzzle.seat,
    view: view.told ? { ...view, told: { ...view.told, auto: null } } : view,
    to_answer: view.to_answer,
    round: view.round,
    over: view.to_answer === -2,
    clock: { speed: 'turns', left: [], asked: view.to_answer, since: 0, deadline: null, now: 0 },
    standins: {},
    resigned: [],
    agreeing: [],
    ended: null,
    recalled: [],
    notes: [],
    result: null,
    undo: false,
    undo_reason: { code: 'nothing-to-undo', said: { id: 'why-nothing-to-undo', args: {} } },
    undo_deadline: null,
    commitment: '',
  } as Whole
}

/** A table as if the others were bots. */
function tableOf(puzzle: PuzzleTold): TableInfo {
  const chairs = Array.from({ length: puzzle.seats }, (_, seat) => ({
    seat,
    account: null,
    name: seat === puzzle.seat ? t('table-seat', { number: seat + 1 }) : null,
    guest: false,
    bot: seat === puzzle.seat ? null : RIVAL,
    invited: null,
    invited_name: null,
    colour: null,
    rank: null,
    score: null,
    share: null,
  }))
  return {
    id: puzzle.id,
    game: puzzle.game,
    options: puzzle.options,
    rules: puzzle.rules,
    seats: puzzle.seats,
    host: '',
    public: false,
    rated: false,
    hints: false,
    speed: 'turns',
    base: 0,
    increment: 0,
    status: 'playing',
    origin: null,
    group: null,
    created: 0,
    started: 0,
    finished: null,
    ended: null,
    look: null,
    chairs,
    damaged: false,
    link: null,
    mine: [puzzle.seat],
    commitment: '',
    begins: 0,
    seating: null,
  }
}

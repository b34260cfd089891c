/** What is picked in a question before it is answered, so that the board can show it and be clicked instead. */

class Picking {
  /** What is picked so far, by anchors; null while nothing of the kind is asked. */
  picked = $state.raw<readonly string[] | null>(null)
  /** What can be picked now, where that is not simply what its options touch. */
  can = $state.raw<readonly string[] | null>(null)
  toggle: (anchor: string) => void = () => {}

  /** From an effect: what it gives back ends it. */
  begin(picked: readonly string[], toggle: (anchor: string) => void, can: readonly string[] | null = null): () => void {
    this.picked = picked
    this.can = can
    this.toggle = toggle
    return () => (this.picked = this.can = null)
  }
}

export const picking = new Picking()

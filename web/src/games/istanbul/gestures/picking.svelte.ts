/** What is picked in a question before it is answered, so that the board can show it and be clicked instead. */

class Picking {
  /** The places picked so far; null while nothing of the kind is asked. */
  places = $state.raw<readonly number[] | null>(null)
  /** What can be picked now, where that is not simply what its options touch. */
  can = $state.raw<readonly number[] | null>(null)
  toggle: (place: number) => void = () => {}

  /** From an effect: what it gives back ends it. */
  begin(places: readonly number[], toggle: (place: number) => void, can: readonly number[] | null = null): () => void {
    this.places = places
    this.can = can
    this.toggle = toggle
    return () => (this.places = this.can = null)
  }
}

export const picking = new Picking()

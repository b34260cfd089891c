/** What surrounds a page: how much of the header is shown, the settings, and the title of the window. */

/** full: the whole header; slim: a low one, for a table; none: the page draws its own. */
export type Chrome = 'full' | 'slim' | 'none'

class Shell {
  chrome = $state<Chrome>('full')
  /** Whether the settings are open; a page without the header has a button of its own for them. */
  settings = $state(false)
  /** What the window is called, before the name of the place; empty for the name alone. */
  title = $state('')
  /** Whether I am asked at the table that is open. */
  asked = $state(false)
  /** Show the link with which others may watch the table that is open; null where there is none. */
  share = $state.raw<(() => void) | null>(null)
  /** Show how I can leave the game that is open; null where there is nothing to leave. */
  leave = $state.raw<(() => void) | null>(null)
  /** Tell whoever runs the service about this table or somebody there; null where nobody else is. */
  report = $state.raw<(() => void) | null>(null)
}

export const shell = new Shell()

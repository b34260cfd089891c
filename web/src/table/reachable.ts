/** What scrolls can be reached by key: where there is more than fits, it is a stop of its own; elsewhere it is none. */
export function reachable(node: HTMLElement): () => void {
  const look = () => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  const watch = () => {
    for (const one of [node, ...node.children]) sizes.observe(one)
    look()
  }
  const parts = new MutationObserver(watch)
  parts.observe(node, { childList: true })
  watch()
  return () => {
    sizes.disconnect()
    parts.disconnect()
  }
}

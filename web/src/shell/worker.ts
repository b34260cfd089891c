/** The service worker, which keeps the page at hand when there is no connection. Only in a built page. */

export async function keepAtHand(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map((entry) => entry.name)
    active?.postMessage(loaded.filter((url) => new URL(url).pathname.startsWith('/assets/')))
  } catch {
    // a kindness; without it everything works but offline
  }
}

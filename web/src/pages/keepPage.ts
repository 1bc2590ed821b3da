// The page kept in the browser, where browsers do that: over HTTPS or on the same machine. A new version is announced; the
// reader takes it when he likes.
import { renewal } from './renewal.svelte'

export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // A page that cannot be kept is a page all the same.
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).then(watch, () => undefined)
  })
}

function watch(kept: ServiceWorkerRegistration): void {
  const ready = () => {
    // The first one replaces nothing.
    if (kept.waiting && navigator.serviceWorker.controller) renewal.announce(kept.waiting)
  }
  ready()
  kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', ready))
}

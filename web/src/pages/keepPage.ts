// The page kept in the browser, where browsers do that: over HTTPS or on the same machine.
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // A page that cannot be kept is a page all the same.
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => undefined)
  })
}

// A new version of the page that waits to be taken.

class Renewal {
  /** Is there one? */
  ready = $state(false)
  private waiting: ServiceWorker | null = null

  announce(waiting: ServiceWorker): void {
    this.waiting = waiting
    this.ready = true
  }

  /** Takes it: the page begins anew where it is. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.waiting?.postMessage('renew')
  }
}

export const renewal = new Renewal()

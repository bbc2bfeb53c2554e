import type { Page } from '@playwright/test'

/**
 * Has what React leaves for after its paint done, timers of what has just been shown among it. Where the page's time
 * stands still, nothing else waits for that.
 */
export const runEffects = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // React leaves it to a message as well, and messages keep their order.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      }),
  )

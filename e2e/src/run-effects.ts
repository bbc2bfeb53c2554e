import type { Page } from '@playwright/test'

/**
 * Flushes React's passive effects, among them the timers of what was just rendered. Needed when the page's clock stands
 * still.
 */
export const runEffects = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // React schedules effects by a message too, and messages keep their order.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      }),
  )

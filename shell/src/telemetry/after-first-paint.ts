import { whenIdle } from '@console/shared/ui/when-idle'

/** Milliseconds after which to stop waiting: a background tab is never painted. */
const paintLimit = 10_000
const idleLimit = 5_000

/** Resolves once the page has been painted and the browser is idle. */
export async function afterFirstPaint(): Promise<void> {
  await Promise.race([firstPaint(), sleep(paintLimit)])
  await new Promise<void>((resolve) => void whenIdle(resolve, idleLimit))
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

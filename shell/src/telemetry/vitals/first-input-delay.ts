import type { WebVital } from '../sink/telemetry-record.ts'

/** Milliseconds up to which a delay is good, and up to which it needs improvement (web.dev/articles/fid). */
const thresholds = { good: 100, poor: 300 }

/** web-vitals no longer measures it. */
export function onFirstInputDelay(report: (vital: Omit<WebVital, 'path'>) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries()
    // Only event timings have the observed type; the guard is for the compiler.
    if (!(entry instanceof PerformanceEventTiming)) return
    observer.disconnect()
    if (entry.startTime >= findFirstHidden()) return
    const value = entry.processingStart - entry.startTime
    report({ name: 'FID', value, rating: rateFirstInputDelay(value) })
  })
  observer.observe({ type: 'first-input', buffered: true })
}

export const rateFirstInputDelay = (value: number): WebVital['rating'] =>
  value <= thresholds.good ? 'good' : value <= thresholds.poor ? 'needs-improvement' : 'poor'

/** An input after the page was hidden waited for the person, not for the page. */
function findFirstHidden(): number {
  const hidden = performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden')
  return hidden?.startTime ?? Number.POSITIVE_INFINITY
}

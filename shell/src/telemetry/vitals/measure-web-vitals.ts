import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { WebVital } from '../sink/telemetry-record.ts'
import { onFirstInputDelay } from './first-input-delay.ts'

/** SPEC §1. Loading metrics belong to `firstPath`, the page that was loaded; the others to the current page. */
export function measureWebVitals(firstPath: string, report: (vital: WebVital) => void) {
  const reportLoading = ({ name, value, rating }: MetricType) =>
    report({ name, value, rating, path: firstPath })
  const reportHere = ({ name, value, rating }: Omit<WebVital, 'path'>) =>
    report({ name, value, rating, path: location.pathname })
  onTTFB(reportLoading)
  onFCP(reportLoading)
  onLCP(reportLoading)
  onCLS(reportHere)
  onINP(reportHere)
  onFirstInputDelay(reportHere)
}

import type { ArticleSummary } from '@console/shared/schemas/article'
import { formatNumber } from '@console/shared/ui/number'

type Duration = ArticleSummary['duration']

/** The wire has a number or its text; null for anything else. */
export function toMinutes(duration: Duration): number | null {
  const minutes = typeof duration === 'string' && duration.trim() === '' ? Number.NaN : Number(duration)
  return duration === null || Number.isNaN(minutes) ? null : minutes
}

/** "8 min"; a text that is not a number stays as received. */
export function formatDuration(duration: Duration): string {
  const minutes = toMinutes(duration)
  if (minutes !== null) return `${formatNumber(minutes)} min`
  return String(duration ?? '').trim() || '–'
}

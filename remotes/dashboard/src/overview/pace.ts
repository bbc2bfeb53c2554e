import { formatNumber } from '@console/shared/ui/number'
import type { Comparison, Figure, Unit } from './figures.ts'
import { formatEstimate } from './format-figure.ts'

/** A smaller part of a period is not representative: 2.4 hours of a day, 3 days of a month. */
const leastElapsed = 0.1

/** Projects a running period's total from the part so far; null if that is impossible. */
export function toPace(current: number | null, elapsed: number, addsUp: Figure['addsUp']): number | null {
  if (current === null || current <= 0 || elapsed < leastElapsed) return null
  return addsUp === true ? current / elapsed : null
}

/**
 * The previous period's figure for a fair comparison: the same share of a sum, a rate as it is. Null for anything else, such as
 * people, of whom half a day has more than half.
 */
export function toSameShare(
  previous: number | null,
  elapsed: number,
  { unit, addsUp }: Figure,
): number | null {
  if (previous === null || unit === 'rate') return previous
  return addsUp === true && elapsed >= leastElapsed ? previous * elapsed : null
}

type DescribedPace = {
  pace: number
  /** Total of the previous period. */
  previous: number | null
  unit: Unit
  currency: string
  comparison: Comparison
}

/** "On pace for about $3,210 by the end of the day, 8% below Last Day" */
export function describePace({ pace, previous, unit, currency, comparison }: DescribedPace): string {
  const estimate = `On pace for about ${formatEstimate(pace, unit, currency)} by the end of the ${comparison.length}`
  if (previous === null || previous <= 0) return estimate
  const percent = Math.round((pace / previous - 1) * 100)
  const { label } = comparison.previous
  if (percent === 0) return `${estimate}, level with ${label}`
  return `${estimate}, ${formatNumber(Math.abs(percent))}% ${percent > 0 ? 'above' : 'below'} ${label}`
}

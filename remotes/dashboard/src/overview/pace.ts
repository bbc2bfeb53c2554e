import { formatNumber } from '@console/shared/ui/number'
import type { Comparison, Figure, Unit } from './figures.ts'
import { formatEstimate } from './format-figure.ts'

/** Less of a period than this says nothing about the rest: 2.4 hours of a day, 3 days of a month. */
const leastElapsed = 0.1

/** What a running period comes to if the rest of it goes like the part so far; null when that cannot be told. */
export function toPace(current: number | null, elapsed: number, addsUp: Figure['addsUp']): number | null {
  if (current === null || current <= 0 || elapsed < leastElapsed) return null
  return addsUp === true ? current / elapsed : null
}

type DescribedPace = {
  pace: number
  /** Of the whole period before. */
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

import { formatNumber } from '@console/shared/ui/number'
import type { Report } from './dashboard-report.ts'
import { type Comparison, type Figure, readFigure } from './figures.ts'
import { formatShort } from './format-figure.ts'
import { describePace, toPace } from './pace.ts'

type Tone = 'better' | 'worse' | 'level'
export type Standing = { tone: Tone; text: string }

/**
 * Compares a running period with the previous one, like with like: a sum by its projection, a rate as it is; otherwise
 * the previous figure is shown beside it.
 */
export function describeStanding(figure: Figure, comparison: Comparison, report: Report): Standing {
  const { dashboard, clock, currency } = report
  const { running, previous: earlier } = comparison
  const { unit, addsUp } = figure
  const current = readFigure(dashboard, running, figure)
  const previous = readFigure(dashboard, earlier, figure)
  if (unit === 'rate') return describeRate(current, previous, earlier.label)
  const pace = toPace(current, clock.elapsed[running.key], addsUp)
  if (pace === null) {
    const text =
      previous === null ? '' : `${earlier.label}: ${formatShort(previous, unit, currency)} in total`
    return { tone: 'level', text }
  }
  return {
    tone: toPaceTone(pace, previous),
    text: describePace({ pace, previous, unit, currency, comparison }),
  }
}

/** Equal as displayed is not better. */
function toPaceTone(pace: number, previous: number | null): Tone {
  if (previous === null || (previous > 0 && Math.round((pace / previous) * 100) === 100)) return 'level'
  return pace > previous ? 'better' : 'worse'
}

/** `current` and `previous` are null for a period without attempts. */
export function describeRate(
  current: number | null,
  previous: number | null,
  previousLabel: string,
): Standing {
  if (current === null) return { tone: 'level', text: 'No attempts yet' }
  if (previous === null) return { tone: 'level', text: `${previousLabel} had no attempts` }
  const points = Math.round(Math.abs(current - previous) * 100) / 100
  if (points === 0) return { tone: 'level', text: `Level with ${previousLabel}` }
  const distance = `${formatNumber(points)} ${points === 1 ? 'point' : 'points'}`
  const side = current > previous ? 'above' : 'below'
  return { tone: toRateTone(current, previous, points), text: `${distance} ${side} ${previousLabel}` }
}

/**
 * A difference below one point may come from a few attempts. A rate does not accumulate over the day, so a lower one is
 * already significant.
 */
function toRateTone(current: number, previous: number, points: number): Tone {
  if (points < 1) return 'level'
  return current > previous ? 'better' : 'worse'
}

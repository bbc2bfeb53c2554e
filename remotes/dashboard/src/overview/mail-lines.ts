import type { Report } from './dashboard-report.ts'
import {
  activeUsers,
  comparisons,
  describeAbsence,
  type Figure,
  newUsers,
  readFigure,
  successRate,
  totalRevenue,
} from './figures.ts'
import { formatFigure } from './format-figure.ts'

/** Figures in the cards and in emails about them. */
export const headlineFigures = [totalRevenue, successRate, newUsers, activeUsers]

/** Lines to paste into an email, each period with its date: "Total revenue: Today so far (10 Mar) $512.40, Last Day (9 Mar) $1,000.00, …" */
export const toMailLines = (report: Report): string =>
  [describeTime(report), ...headlineFigures.map((figure) => toLine(figure, report))].join('\n')

/** "Figures of 10 Mar 2026, 06:00 (UTC)" */
export function describeTime({ at, clock: { timeZone } }: Report): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return `Figures of ${format.format(at)} (${timeZone})`
}

function toLine(figure: Figure, { dashboard, currency, clock }: Report): string {
  const told = comparisons.flatMap(({ running, previous }) =>
    [running, previous].map((period) => {
      const value = readFigure(dashboard, period, figure)
      const text =
        value === null
          ? describeAbsence(dashboard, period, figure).toLowerCase()
          : formatFigure(value, figure.unit, currency)
      return `${period.label}${period === running ? ' so far' : ''} (${clock.dates[period.key]}) ${text}`
    }),
  )
  return `${figure.label}: ${told.join(', ')}`
}

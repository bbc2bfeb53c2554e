import {
  activeUsers,
  comparisons,
  describeAbsence,
  newUsers,
  readFigure,
  successRate,
  totalRevenue,
} from './figures.ts'
import { formatFigure } from './format-figure.ts'
import type { Report } from './report.ts'

/** Figures in the cards and in emails about them. */
export const headlineFigures = [totalRevenue, successRate, newUsers, activeUsers]

/** Four lines to paste into an email: "Total revenue: Today so far $512.40, Last Day $1,000.00, …" */
export const toMailLines = ({ dashboard, currency }: Report): string =>
  headlineFigures
    .map((figure) => {
      const told = comparisons.flatMap(({ running, previous }) =>
        [running, previous].map((period) => {
          const value = readFigure(dashboard, period, figure)
          const text =
            value === null
              ? describeAbsence(dashboard, period, figure).toLowerCase()
              : formatFigure(value, figure.unit, currency)
          return `${period.label}${period === running ? ' so far' : ''} ${text}`
        }),
      )
      return `${figure.label}: ${told.join(', ')}`
    })
    .join('\n')

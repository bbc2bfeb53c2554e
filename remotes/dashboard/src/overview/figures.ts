import type { Dashboard, PeriodFigures } from '@console/shared/schemas/dashboard'
import { formatMoney, formatNumber } from '@console/shared/ui/number'

export type Period = { key: 'today' | 'last_day' | 'this_month' | 'last_month'; label: string }

/** A running period, and the whole one before it that it is compared with. */
export type Comparison = { name: string; running: Period; previous: Period }

export const comparisons: readonly [Comparison, Comparison] = [
  {
    name: 'Days',
    running: { key: 'today', label: 'Today' },
    previous: { key: 'last_day', label: 'Last Day' },
  },
  {
    name: 'Months',
    running: { key: 'this_month', label: 'This Month' },
    previous: { key: 'last_month', label: 'Last Month' },
  },
]

/** Money in the currency of the service, a number of attempts or people, or a percentage from 0 to 100. */
export type Unit = 'money' | 'count' | 'rate'

export type Figure = {
  label: string
  unit: Unit
  /** Null when the period has no such figure. */
  read(figures: PeriodFigures): number | null
  /** Worked out from the figures above it, not sent by the server. */
  isDerived?: true
}

export const totalRevenue: Figure = {
  label: 'Total revenue',
  unit: 'money',
  read: (figures) => figures.total_revenue,
}
export const successRate: Figure = {
  label: 'Success rate',
  unit: 'rate',
  // The server sends 0 for a period without attempts, which reads as if every one of them had failed.
  read: (figures) => (figures.total_attempt === 0 ? null : figures.success_rate),
}
export const newUsers: Figure = { label: 'New users', unit: 'count', read: (figures) => figures.new_user }
export const activeUsers: Figure = {
  label: 'Active users',
  unit: 'count',
  read: (figures) => figures.active_user,
}

export const figureGroups: readonly { title: string; figures: readonly Figure[] }[] = [
  {
    title: 'Revenue',
    figures: [
      totalRevenue,
      { label: 'Influencer revenue', unit: 'money', read: (figures) => figures.influencer_revenue },
      {
        label: 'Own revenue, less influencer',
        unit: 'money',
        read: (figures) => figures.total_revenue - figures.influencer_revenue,
        isDerived: true,
      },
    ],
  },
  {
    title: 'Attempts',
    figures: [
      { label: 'Total attempts', unit: 'count', read: (figures) => figures.total_attempt },
      { label: 'Success attempts', unit: 'count', read: (figures) => figures.success_attempt },
      { label: 'Failed attempts', unit: 'count', read: (figures) => figures.failed_attempt },
      {
        label: 'Neither success nor failed',
        unit: 'count',
        read: (figures) => figures.total_attempt - figures.success_attempt - figures.failed_attempt,
        isDerived: true,
      },
      successRate,
      { label: 'Failed attempt amount', unit: 'money', read: (figures) => figures.failed_attempt_amount },
    ],
  },
  { title: 'Users', figures: [newUsers, activeUsers] },
]

export const readFigure = (dashboard: Dashboard, period: Period, figure: Figure): number | null =>
  figure.read(dashboard[period.key])

export function formatFigure(value: number, unit: Unit, currency: string): string {
  switch (unit) {
    case 'money':
      return formatMoney(value, currency)
    case 'count':
      return formatNumber(value)
    case 'rate':
      return `${value.toFixed(2)}%`
  }
}

import type { FigureName, ReceivedDashboard, ReceivedFigures } from '@console/shared/schemas/dashboard'

export type Period = { key: 'today' | 'last_day' | 'this_month' | 'last_month'; label: string }
export type RunningKey = 'today' | 'this_month'

/** A running period and the previous one. */
export type Comparison = {
  name: string
  length: 'day' | 'month'
  running: Period & { key: RunningKey }
  previous: Period
}

export const comparisons: readonly [Comparison, Comparison] = [
  {
    name: 'Days',
    length: 'day',
    running: { key: 'today', label: 'Today' },
    previous: { key: 'last_day', label: 'Last Day' },
  },
  {
    name: 'Months',
    length: 'month',
    running: { key: 'this_month', label: 'This Month' },
    previous: { key: 'last_month', label: 'Last Month' },
  },
]

/** Money in the service's currency, a number of attempts or people, or a percentage from 0 to 100. */
export type Unit = 'money' | 'count' | 'rate'

export type Figure = {
  label: string
  unit: Unit
  /** Set for a figure that the server sends. */
  field?: FigureName
  /** Null if the period has no such figure. */
  read(figures: ReceivedFigures): number | null
  /** Text for a missing figure. */
  absence?: string
  /** A sum over attempts or people, so that it can be projected from part of a period. */
  addsUp?: true
  /** Computed from other figures. */
  isDerived?: true
}

const sent = (field: FigureName) => ({
  field,
  read: (figures: ReceivedFigures): number | null => figures[field],
})

export const totalRevenue: Figure = {
  label: 'Total revenue',
  unit: 'money',
  ...sent('total_revenue'),
  addsUp: true,
}
export const influencerRevenue: Figure = {
  label: 'Influencer revenue',
  unit: 'money',
  ...sent('influencer_revenue'),
  addsUp: true,
}
export const ownRevenue: Figure = {
  label: 'Revenue after influencers',
  unit: 'money',
  read: (figures) => subtract(figures.total_revenue, figures.influencer_revenue),
  addsUp: true,
  isDerived: true,
}
const totalAttempts: Figure = {
  label: 'Total attempts',
  unit: 'count',
  ...sent('total_attempt'),
  addsUp: true,
}
export const successAttempts: Figure = {
  label: 'Successful attempts',
  unit: 'count',
  ...sent('success_attempt'),
  addsUp: true,
}
export const failedAttempts: Figure = {
  label: 'Failed attempts',
  unit: 'count',
  ...sent('failed_attempt'),
  addsUp: true,
}
export const otherAttempts: Figure = {
  label: 'Unfinished attempts',
  unit: 'count',
  read: (figures) =>
    subtract(subtract(figures.total_attempt, figures.success_attempt), figures.failed_attempt),
  addsUp: true,
  isDerived: true,
}
export const successRate: Figure = {
  label: 'Success rate',
  unit: 'rate',
  field: 'success_rate',
  // The server sends 0 for a period without attempts, which would read as if all had failed.
  read: (figures) =>
    figures.total_attempt === 0 && figures.success_rate === 0 ? null : figures.success_rate,
  absence: 'No attempts',
}
/** Shown only where it contradicts the server's. */
export const recomputedRate: Figure = {
  label: 'Success rate from attempts',
  unit: 'rate',
  read: (figures) => toPercent(figures.success_attempt, figures.total_attempt),
  absence: 'No attempts',
  isDerived: true,
}
export const lostRevenue: Figure = {
  label: 'Lost revenue, failed attempts',
  unit: 'money',
  ...sent('failed_attempt_amount'),
  addsUp: true,
}
export const lostShare: Figure = {
  label: 'Lost, as % of total revenue',
  unit: 'rate',
  read: (figures) => toPercent(figures.failed_attempt_amount, figures.total_revenue),
  absence: 'No revenue',
  isDerived: true,
}
export const newUsers: Figure = {
  label: 'New users',
  unit: 'count',
  ...sent('new_user'),
  addsUp: true,
}
export const activeUsers: Figure = {
  label: 'Active users',
  unit: 'count',
  ...sent('active_user'),
}
export const revenuePerActiveUser: Figure = {
  label: 'Revenue per active user',
  unit: 'money',
  read: ({ total_revenue, active_user }) =>
    total_revenue !== null && active_user !== null && active_user > 0 ? total_revenue / active_user : null,
  absence: 'No users',
  isDerived: true,
}

export const figureGroups: readonly { title: string; figures: readonly Figure[] }[] = [
  { title: 'Revenue', figures: [totalRevenue, influencerRevenue, ownRevenue] },
  {
    title: 'Attempts',
    figures: [totalAttempts, successAttempts, failedAttempts, otherAttempts, successRate],
  },
  { title: 'Lost revenue', figures: [lostRevenue, lostShare] },
  { title: 'Users', figures: [newUsers, activeUsers, revenuePerActiveUser] },
]

/** Text for a figure that is null. */
export function describeAbsence(dashboard: ReceivedDashboard, period: Period, figure: Figure): string {
  const isSent = figure.field === undefined || dashboard[period.key][figure.field] !== null
  return listUnreadableFields(dashboard, period, figure) ?? (isSent ? (figure.absence ?? '–') : 'Not sent')
}

/** Values that are not numbers, as received. */
export const listUnreadableFields = (
  dashboard: ReceivedDashboard,
  period: Period,
  { field }: Figure,
): string | undefined => field && dashboard[period.key].odd?.[field]

export const readFigure = (dashboard: ReceivedDashboard, period: Period, figure: Figure): number | null =>
  figure.read(dashboard[period.key])

/** Rounds off binary fractions, and avoids minus zero. */
const subtract = (whole: number | null, part: number | null) =>
  whole === null || part === null ? null : Number((whole - part).toFixed(6)) + 0

const toPercent = (part: number | null, whole: number | null) =>
  part !== null && whole !== null && whole > 0 ? (part / whole) * 100 : null

import type { PlatformSettings } from '@console/shared/platform'
import type { ReceivedDashboard } from '@console/shared/schemas/dashboard'
import type { Figure, Period } from './figures.ts'
import { type Doubt, findFigureDoubts } from './find-figure-doubts.ts'
import { type PeriodClock, readPeriodClock } from './period-clock.ts'

/** The figures of the four periods, with everything needed to interpret them. */
export type Report = {
  dashboard: ReceivedDashboard
  /** When the figures were counted, or else read, in milliseconds since the epoch. */
  at: number
  currency: string
  clock: PeriodClock
  doubts: readonly Doubt[]
}

export const buildReport = (
  dashboard: ReceivedDashboard,
  at: number,
  { defaultCurrency, timeZone }: PlatformSettings,
): Report => ({
  dashboard,
  at,
  currency: defaultCurrency,
  clock: readPeriodClock(at, timeZone),
  doubts: findFigureDoubts(dashboard, defaultCurrency),
})

export const findDoubt = ({ doubts }: Report, period: Period, figure: Figure): Doubt | undefined =>
  doubts.find((doubt) => doubt.period.key === period.key && doubt.figure === figure)

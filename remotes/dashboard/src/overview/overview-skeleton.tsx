import { usePlatform } from '@console/shared/platform-context'
import type { PeriodFigures } from '@console/shared/schemas/dashboard'
import { buildReport } from './dashboard-report.ts'
import styles from './overview-skeleton.module.css'
import { ReportView } from './report-view.tsx'

/** Typical lengths; the values are invisible. */
const figures: PeriodFigures = {
  total_revenue: 80_000,
  influencer_revenue: 10_000,
  total_attempt: 1000,
  success_attempt: 900,
  failed_attempt: 60,
  success_rate: 90,
  failed_attempt_amount: 5000,
  new_user: 2000,
  active_user: 9000,
}
const dashboard = { today: figures, last_day: figures, this_month: figures, last_month: figures }

/**
 * The screen with its figures hidden, so that nothing moves when they load. The refresh control says that they are
 * loading.
 */
export function OverviewSkeleton() {
  const { settings } = usePlatform()
  return (
    <div className={styles.skeleton} aria-hidden inert>
      <ReportView report={buildReport(dashboard, Date.now(), settings)} />
    </div>
  )
}

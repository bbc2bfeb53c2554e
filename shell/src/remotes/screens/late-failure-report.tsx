import { Suspense } from 'react'
import { lazyUntilThere } from '../../network/lazy-until-there.ts'
import type { FailureReportProps } from './failure-report.tsx'

const FailureReport = lazyUntilThere(
  async () => (await import(/* webpackChunkName: "failure-report" */ './failure-report.tsx')).FailureReport,
)

/** No part of any screen that works: it comes when something has failed, and what staff need stands without it. */
export function LateFailureReport(props: FailureReportProps) {
  return (
    <Suspense>
      <FailureReport {...props} />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import { importUntilThere } from '../../network/import-until-there.ts'
import type { FailureReportProps } from './failure-report.tsx'

const FailureReport = lazy(async () => {
  const { FailureReport } = await importUntilThere(
    () => import(/* webpackChunkName: "failure-report" */ './failure-report.tsx'),
  )
  return { default: FailureReport }
})

/** No part of any screen that works: it comes when something has failed, and what staff need stands without it. */
export function LateFailureReport(props: FailureReportProps) {
  return (
    <Suspense>
      <FailureReport {...props} />
    </Suspense>
  )
}

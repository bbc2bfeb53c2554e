import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'

/** No part of any screen that works: it comes when something has failed, and what staff need stands without it. */
export const LateFailureReport = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "failure" */ './failure-report.tsx')).FailureReport,
)

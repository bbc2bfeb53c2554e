import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'

/** Needed only after a failure, so loaded on demand; the screen stands without it. */
export const LazyFailureReport = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "failure" */ './failure-report.tsx')).FailureReport,
)

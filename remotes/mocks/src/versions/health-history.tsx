import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import type { MockRef } from '../api/mock.api.ts'

const HealthLine = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "health-tools" */ './health-line.tsx')).HealthLine,
  'The history of the problems',
)

/** The number of issues from save to save; renders nothing without versions. */
export const HealthHistory = ({ mock: { section, id } }: { mock: MockRef }) => (
  <HealthLine mock={{ section, id }} />
)

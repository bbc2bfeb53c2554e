import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import type { MockRef } from '../api/mock.api.ts'

const HealthLine = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "health-tools" */ './health-line.tsx')).HealthLine,
  'The history of this mock’s health',
)

/** What the checks found in a mock from save to save; nothing of one without kept versions. */
export const HealthHistory = ({ mock: { section, id } }: { mock: MockRef }) => (
  <HealthLine mock={{ section, id }} />
)

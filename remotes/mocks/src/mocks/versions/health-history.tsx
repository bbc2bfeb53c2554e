import { lateComponent } from '@console/shared/ui/late-component'
import type { MockRef } from '../api/mock.api.ts'

const HealthLine = lateComponent(
  async () => (await import(/* webpackChunkName: "health-line" */ './health-line.tsx')).HealthLine,
  'The history of this mock’s health',
)

/** What the checks found in a mock from save to save; nothing of one without kept versions. */
export const HealthHistory = ({ mock: { section, id } }: { mock: MockRef }) => (
  <HealthLine mock={{ section, id }} />
)

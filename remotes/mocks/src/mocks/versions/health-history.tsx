import { lazy, Suspense } from 'react'
import type { MockRef } from '../api/mock.api.ts'

const HealthLine = lazy(async () => ({
  default: (await import(/* webpackChunkName: "health-line" */ './health-line.tsx')).HealthLine,
}))

/** What the checks found in a mock from save to save; nothing of one without kept versions. */
export const HealthHistory = ({ mock: { section, id } }: { mock: MockRef }) => (
  <Suspense fallback={null}>
    <HealthLine mock={{ section, id }} />
  </Suspense>
)

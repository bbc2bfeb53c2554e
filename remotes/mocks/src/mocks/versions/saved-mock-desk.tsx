import type { Mock } from '@console/shared/schemas/mock'
import { lazy, Suspense } from 'react'
import type { SectionCheck } from '../core/checks/check-mock.ts'
import { deskFallback } from './desk-fallback.tsx'
import { HealthHistory } from './health-history.tsx'

// A mock can be read without them: they come once it is there.
const SavedMockButtons = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk" */ './saved-mock-buttons.tsx')).SavedMockButtons,
}))
const MockNotesLine = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk" */ '../review/mock-notes-line.tsx')).MockNotesLine,
}))

/** What stands in a mock that is read and not edited: its review and versions, what is noted of it, what its health was. */
export const buildSavedMockDesk = (mock: Mock, check: SectionCheck) => ({
  actions: (
    <Suspense fallback={deskFallback}>
      <SavedMockButtons mock={mock} check={check} />
    </Suspense>
  ),
  notes: (
    <Suspense fallback={null}>
      <MockNotesLine mock={mock} />
    </Suspense>
  ),
  history: <HealthHistory mock={mock} />,
})

import type { Mock } from '@console/shared/schemas/mock'
import { lazy, Suspense } from 'react'
import type { SectionCheck } from '../core/checks/check-mock.ts'
import { HealthHistory } from './health-history.tsx'
import { useDesk } from './use-desk.ts'

const SavedMockDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './saved-mock-drawer.tsx')).SavedMockDrawer,
}))
// A mock can be read without it: it comes once the mock is there.
const MockNotesLine = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk" */ '../review/mock-notes-line.tsx')).MockNotesLine,
}))

/** What stands in a mock that is read and not edited: its review and versions, what is noted of it, what its health was. */
export function useSavedMockDesk(mock: Mock, check: SectionCheck) {
  const { actions, part, close } = useDesk()
  return {
    actions,
    drawer: part !== null && (
      <Suspense fallback={null}>
        <SavedMockDrawer part={part} mock={mock} check={check} onClose={close} />
      </Suspense>
    ),
    notes: (
      <Suspense fallback={null}>
        <MockNotesLine mock={mock} />
      </Suspense>
    ),
    history: <HealthHistory mock={mock} />,
  }
}

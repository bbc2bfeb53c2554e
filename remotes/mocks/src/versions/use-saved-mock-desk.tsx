import type { SectionCheck } from '@console/ielts/checks'
import type { Mock } from '@console/ielts/schemas'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { HealthHistory } from './health-history.tsx'
import { useDesk } from './use-desk.ts'

const SavedMockDrawer = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "versions" */ './saved-mock-drawer.tsx')).SavedMockDrawer,
  'The review and the versions',
)
// A mock can be read without it: it comes once the mock is there.
const MockNotesLine = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "notes" */ '../review/review-line.tsx')).MockNotesLine,
  'The notes on this mock',
)

/** What stands in a mock that is read and not edited: its review and versions, what is noted of it, what its health was. */
export function useSavedMockDesk(mock: Mock, check: SectionCheck) {
  const { actions, part, attempt, close } = useDesk()
  return {
    actions,
    drawer: part !== null && (
      <SavedMockDrawer attempt={attempt} part={part} mock={mock} check={check} onClose={close} />
    ),
    notes: <MockNotesLine mock={mock} />,
    history: <HealthHistory mock={mock} />,
  }
}

import type { SectionCheck } from '@console/ielts/checks'
import type { Mock } from '@console/ielts/schemas'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { HealthHistory } from './health-history.tsx'
import { useDesk } from './use-desk.ts'

const SavedMockDrawer = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "versions" */ './saved-mock-drawer.tsx')).SavedMockDrawer,
  'The review and the versions',
)
// Loaded after the mock, which can be read without them.
const MockNotesLine = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "notes" */ '../review/review-line.tsx')).MockNotesLine,
  'The notes on this mock',
)

/** Review, versions, notes and health history for the read-only screen. */
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

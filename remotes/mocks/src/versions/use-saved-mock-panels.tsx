import type { SectionCheck } from '@console/ielts/checks'
import type { Mock } from '@console/ielts/schemas'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { HealthHistory } from './health-history.tsx'
import { useReviewPanels } from './use-review-panels.ts'

const SavedMockDrawer = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "versions" */ './saved-mock-drawer.tsx')).SavedMockDrawer,
  'The review and the versions',
)
// Loaded after the mock, which can be read without them.
const ReviewLine = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "notes" */ '../review/review-line.tsx')).ReviewLine,
  'The notes on this mock',
)

/** Review, versions, notes and health history for the read-only screen. */
export function useSavedMockPanels(mock: Mock, check: SectionCheck) {
  const { actions, panel, attempt, close } = useReviewPanels()
  return {
    actions,
    drawer: panel !== null && (
      <SavedMockDrawer attempt={attempt} panel={panel} mock={mock} check={check} onClose={close} />
    ),
    notes: <ReviewLine mock={mock} />,
    history: <HealthHistory mock={mock} />,
  }
}

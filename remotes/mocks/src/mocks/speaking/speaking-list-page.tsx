import { EmptyState } from '@console/shared/ui/empty-state'
import { Page } from '@console/shared/ui/page'
import { SpeakingDraftTable } from './speaking-draft-table.tsx'
import type { SpeakingDraft } from './speaking-drafts.ts'

export function SpeakingListPage({ drafts }: { drafts: readonly SpeakingDraft[] }) {
  return (
    <Page
      title="Speaking mocks"
      description="Kept on this device only; nothing of them is sent to the server."
    >
      {drafts.length > 0 ? (
        <SpeakingDraftTable drafts={drafts} />
      ) : (
        <EmptyState title="No speaking mocks on this device">
          A speaking mock is a set of questions for the three parts of the interview. What you write is kept
          in this browser, for you alone, and other devices do not show it.
        </EmptyState>
      )}
    </Page>
  )
}

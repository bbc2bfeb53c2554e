import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { drawerWidths } from '@console/shared/theme'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Drawer } from 'antd'
import { isKeptByServer } from '../api/companion-store.ts'
import type { MockRef } from '../api/mock.api.ts'
import { LabelsForm } from './labels-form.tsx'
import { ReviewForm, type SaveStatus } from './review-form.tsx'
import { reviewNotesQuery } from './review-notes.queries.ts'
import { ReviewSteps } from './review-steps.tsx'
import { useNewerStatus } from './use-newer-status.ts'

export type ReviewDrawerProps = {
  mock: MockRef
  /** The saved status; undefined if the server returns none. */
  status: string | undefined
  saveStatus: SaveStatus
  /** Refetches the status. Omitted by editors, which keep their own copy. */
  reread?: (() => Promise<unknown>) | undefined
  onClose(): void
}

/** The review of a mock, its next steps, and its labels. */
export function ReviewDrawer({ mock, status, saveStatus, reread, onClose }: ReviewDrawerProps) {
  const platform = usePlatform()
  const { data, error, refetch } = useQuery(reviewNotesQuery(platform, mock.section))
  const notes = data?.find(({ id }) => id === mock.id)
  const { newer, isLoading } = useNewerStatus(mock, reread === undefined)
  return (
    <Drawer open onClose={onClose} title="Review" size={drawerWidths.narrow}>
      <div className={layout.form}>
        <p className={text.note}>
          {isKeptByServer(platform)
            ? 'Names, notes, difficulty and tags are kept on the server beside the mock. Your team sees them, learners do not.'
            : 'Only the status goes to the server. Names, notes, difficulty and tags stay on this device, where only you see them.'}
        </p>
        {error !== null && (
          <Alert
            type="error"
            showIcon
            title="The review could not be loaded"
            description={toUserMessage(error)}
            action={<Button onClick={() => void refetch()}>Retry</Button>}
          />
        )}
        {(isLoading || (data === undefined && error === null)) && <p role="status">Loading the review…</p>}
        {data !== undefined && !isLoading && (
          <>
            <ReviewForm
              mock={mock}
              status={status}
              newer={newer}
              notes={notes}
              saveStatus={saveStatus}
              reread={reread}
            />
            <ReviewSteps reviews={notes?.reviews ?? []} />
            <LabelsForm mock={mock} notes={notes} />
          </>
        )}
      </div>
    </Drawer>
  )
}

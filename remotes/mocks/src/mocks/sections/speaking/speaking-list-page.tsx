import type { ReadList } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import type { MockSummary } from '@console/shared/schemas/mock'
import { EmptyState } from '@console/shared/ui/empty-state'
import { Page } from '@console/shared/ui/page'
import { Button } from 'antd'
import { useNavigate, useRevalidator } from 'react-router'
import { newSpeakingMockPath } from '../../../navigation/paths.ts'
import { removeDeviceMock } from './device-mock.ts'
import { ServedSpeakingTable } from './served-speaking-table.tsx'
import { SpeakingDraftTable } from './speaking-draft-table.tsx'
import type { SpeakingDraft } from './speaking-drafts.ts'

type SpeakingListPageProps = {
  drafts: readonly SpeakingDraft[]
  /** Those of the server, where it has any. */
  served: ReadList<MockSummary> | null
}

export function SpeakingListPage({ drafts, served }: SpeakingListPageProps) {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  async function remove({ name, draft }: SpeakingDraft) {
    const restore = await removeDeviceMock(platform, draft)
    await revalidate()
    platform.notify.success(`Deleted “${name}” from this device`, {
      action: {
        label: 'Undo',
        onClick: () => {
          restore()
          void revalidate()
        },
      },
    })
  }

  const create = (
    <Button type="primary" onClick={() => void navigate(newSpeakingMockPath)}>
      New speaking mock
    </Button>
  )
  const isServed = served !== null && served.records.length + served.unreadable.length > 0
  const isEmpty = drafts.length === 0 && !isServed
  return (
    <Page
      title="Speaking mocks"
      description={
        served === null
          ? 'Kept on this device only; nothing of them is sent to the server.'
          : 'Interviews of three parts, with a cue card and times.'
      }
      {...(isEmpty ? {} : { actions: create })}
    >
      {isServed && <ServedSpeakingTable list={served} />}
      {drafts.length > 0 && <SpeakingDraftTable drafts={drafts} onRemove={(draft) => void remove(draft)} />}
      {isEmpty && (
        <EmptyState
          title={served === null ? 'No speaking mocks on this device' : 'No speaking mocks yet'}
          action={create}
        >
          A speaking mock is a set of questions for the three parts of the interview.
          {served === null &&
            ' What you write is kept in this browser, for you alone, and other devices do not show it. Export it as JSON to pass it on.'}
        </EmptyState>
      )}
    </Page>
  )
}

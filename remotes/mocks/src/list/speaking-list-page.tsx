import type { MockSummary } from '@console/ielts/schemas'
import type { ReadList } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import { EmptyState } from '@console/shared/ui/empty-state'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { Page } from '@console/shared/ui/page'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { removeDeviceMock } from '../sections/speaking/device-mock.ts'
import { SpeakingDraftTable } from '../sections/speaking/speaking-draft-table.tsx'
import type { SpeakingDraft } from '../sections/speaking/speaking-drafts.ts'
import type { ConflictingMock } from '../sections/speaking/speaking-files.ts'
import { SpeakingFiles, useSpeakingFiles } from '../sections/speaking/use-speaking-files.tsx'
import { NewMock } from './new-mock.tsx'
import { sectionTexts } from './section-texts.ts'

/** Only for servers with speaking mocks. */
const MockList = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "lists" */ './mock-list.tsx')).MockList,
  'The table of speaking mocks',
)

const ConflictingMocksDialog = lazyWithRetry(
  async () =>
    (
      await import(
        /* webpackChunkName: "speaking-files" */ '../sections/speaking/conflicting-mocks-dialog.tsx'
      )
    ).ConflictingMocksDialog,
  'The dialog for mocks that are already here',
)

type SpeakingListPageProps = {
  drafts: readonly SpeakingDraft[]
  /** Null if the server has no speaking mocks. */
  served: ReadList<MockSummary> | null
}

export function SpeakingListPage({ drafts, served }: SpeakingListPageProps) {
  const platform = usePlatform()
  const { revalidate } = useRevalidator()
  const share = useSpeakingFiles()
  const [conflicting, setConflicting] = useState<readonly ConflictingMock[]>([])

  async function importFiles(files: readonly File[]) {
    const found = await share((shares, on) => shares.importSpeakingMocks(on, files, served !== null))
    if (found !== null) setConflicting(found)
  }

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

  const isServed = served !== null && served.records.length + served.unreadable.length > 0
  const isEmpty = drafts.length === 0 && !isServed
  return (
    <Page
      title={sectionTexts.speaking.title}
      description={
        served === null
          ? 'Kept on this device only, and not sent to the server.'
          : sectionTexts.speaking.description
      }
      actions={
        <>
          <SpeakingFiles drafts={drafts} onImport={(files) => void importFiles(files)} />
          {!isEmpty && <NewMock section="speaking" />}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever does not drag has the button */}
      <div
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault()
        }}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          void importFiles([...event.dataTransfer.files])
        }}
      >
        {isServed && <MockList section="speaking" />}
        {drafts.length > 0 && <SpeakingDraftTable drafts={drafts} onRemove={(draft) => void remove(draft)} />}
        {isEmpty && (
          <EmptyState
            title={served === null ? 'No speaking mocks on this device' : 'No speaking mocks yet'}
            action={<NewMock section="speaking" />}
          >
            {sectionTexts.speaking.meaning}
            {served === null && ' It is kept in this browser until you export it as JSON.'} Drop exported
            files here to import them.
          </EmptyState>
        )}
      </div>
      {conflicting.length > 0 && (
        <ConflictingMocksDialog
          attempt={conflicting}
          conflicting={conflicting}
          isServed={served !== null}
          onWritten={() => void revalidate()}
          onClose={() => setConflicting([])}
        />
      )}
    </Page>
  )
}

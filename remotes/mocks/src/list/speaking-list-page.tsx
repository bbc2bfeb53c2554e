import type { MockSummary } from '@console/ielts/schemas'
import type { ReadList } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import { Button } from '@console/shared/ui/button'
import { EmptyState } from '@console/shared/ui/empty-state'
import { useLastShown } from '@console/shared/ui/last-shown'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { Page } from '@console/shared/ui/page'
import { urlFlag, useUrlState } from '@console/shared/ui/url-state'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as z from 'zod/mini'
import { deviceDeletions, deviceRestorer, removeDeviceMock } from '../sections/speaking/device-mock.ts'
import { SpeakingDraftTable } from '../sections/speaking/speaking-draft-table.tsx'
import type { SpeakingDraft } from '../sections/speaking/speaking-drafts.ts'
import type { ConflictingMock } from '../sections/speaking/speaking-files.ts'
import { SpeakingFiles, useSpeakingFiles } from '../sections/speaking/use-speaking-files.tsx'
import { sectionTexts } from './list-texts.ts'
import { NewMock } from './new-mock.tsx'

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

const DeletedPanel = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "deleted" */ '@console/shared/list/deleted-panel')).DeletedPanel,
  'The deleted mocks',
)

const addressSchema = z.object({ deleted: urlFlag, deletedHere: urlFlag })

type SpeakingListPageProps = {
  drafts: readonly SpeakingDraft[]
  /** Null if the server has no speaking mocks. */
  served: ReadList<MockSummary> | null
}

export function SpeakingListPage({ drafts, served }: SpeakingListPageProps) {
  const platform = usePlatform()
  const { revalidate } = useRevalidator()
  const share = useSpeakingFiles()
  const address = useUrlState(addressSchema)
  const [conflicting, setConflicting] = useState<readonly ConflictingMock[]>([])

  async function importFiles(files: readonly File[]) {
    const found = await share((shares, on) => shares.importSpeakingMocks(on, files, served !== null))
    if (found !== null) setConflicting(found)
  }

  async function remove(mock: SpeakingDraft) {
    const restore = await removeDeviceMock(platform, mock)
    await revalidate()
    platform.notify.success(`Deleted “${mock.name}” from this device`, {
      action: { label: 'Undo', onClick: () => void restore().then(revalidate) },
    })
  }

  const isServed = served !== null && served.records.length + served.unreadable.length > 0
  // The table of the server's mocks has a panel of its own.
  const flag = isServed ? 'deletedHere' : 'deleted'
  const isDeletedOpen = address.state[flag]
  const openDeleted = (isOpen: boolean) =>
    isOpen ? address.open({ [flag]: true }) : address.close({ [flag]: false })
  const wasDeletedShown = useLastShown(isDeletedOpen || null)
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
            {served === null &&
              ' It is kept in this browser only. Export it as JSON to keep a copy elsewhere.'}{' '}
            Drop exported files here to import them.
          </EmptyState>
        )}
      </div>
      {(!isServed || drafts.length > 0) && (
        <p>
          <Button icon={<History size={16} aria-hidden />} onClick={() => openDeleted(true)}>
            Recently deleted
          </Button>
        </p>
      )}
      {wasDeletedShown !== null && (
        <DeletedPanel
          isOpen={isDeletedOpen}
          onClose={() => {
            openDeleted(false)
            void revalidate()
          }}
          entity={deviceDeletions}
          words={{ one: 'speaking mock', many: 'speaking mocks' }}
          ids={drafts.map(({ draft }) => draft.key.id)}
          restorer={deviceRestorer(platform)}
          keepsIds
        />
      )}
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

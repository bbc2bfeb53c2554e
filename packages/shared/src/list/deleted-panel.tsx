import { Button, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetDeletion, type KeptDeletion, listKeptDeletions } from '../deletion/kept-deletions.ts'
import { listDeletions } from '../deletion/pending-deletions.ts'
import { type Restorer, restoreRecord } from '../deletion/restore-record.ts'
import { isInconclusive, toUserMessage } from '../errors/errors.ts'
import type { RecordId } from '../http/record-list.schema.ts'
import { usePlatform } from '../platform/platform-context.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { formatRelativeTime, formatTime } from '../ui/time.ts'

type DeletedPanelProps = {
  isOpen: boolean
  onClose(): void
  /** As in `Deletion`. */
  entity: string
  words: { one: string; many: string }
  /** Ids of the existing records. */
  ids: readonly RecordId[]
  restorer: Restorer
  /** Restoring gives a record the id that it had. */
  keepsIds?: boolean
}

/** Records that were deleted on this device in the last 30 days. */
export function DeletedPanel({
  isOpen,
  onClose,
  entity,
  words,
  ids,
  restorer,
  keepsIds = false,
}: DeletedPanelProps) {
  const platform = usePlatform()
  const { notify, drafts } = platform
  const navigate = useNavigate()
  const [kept, setKept] = useState<readonly KeptDeletion[] | null>(null)
  const [restoring, setRestoring] = useState<KeptDeletion | null>(null)

  useEffect(() => {
    if (isOpen) void listKeptDeletions(drafts, entity).then(setKept)
  }, [isOpen, drafts, entity])
  // One whose deletion was never sent, because the browser was killed before, is still there.
  const there = new Set(ids.map(String))
  const gone = kept?.filter(({ id }) => !there.has(id))

  const leave = (gone: KeptDeletion) => setKept((before) => before?.filter((one) => one !== gone) ?? null)

  /** While Undo is still offered, the record is on the server. */
  async function finishDeletion(record: KeptDeletion): Promise<KeptDeletion> {
    const pending = listDeletions(platform.queryClient, entity).find(({ id }) => String(id) === record.id)
    if (pending === undefined) return record
    pending.send('kept')
    await pending.gone
    // With the drafts that it had.
    return (await listKeptDeletions(drafts, entity)).find(({ id }) => id === record.id) ?? record
  }

  async function handleRestore(record: KeptDeletion) {
    setRestoring(record)
    try {
      const path = await restoreRecord(platform, restorer, entity, await finishDeletion(record))
      leave(record)
      notify.success(
        `Restored “${record.name}”`,
        path === null ? {} : { action: { label: 'Open', onClick: () => void navigate(path) } },
      )
    } catch (error) {
      const said = isInconclusive(error) ? 'may not have been restored' : 'was not restored'
      notify.error(`“${record.name}” ${said}`, { description: toUserMessage(error) })
    }
    setRestoring(null)
  }

  async function handleForget(record: KeptDeletion) {
    await forgetDeletion(drafts, { entity, id: record.id })
    leave(record)
  }

  return (
    <Modal
      open={isOpen}
      title={`Recently deleted ${words.many}`}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
      width={640}
    >
      <p>
        {gone?.length === 0
          ? `No ${words.many} were deleted on this device in the last 30 days.`
          : `Deleted on this device in the last 30 days. Restoring creates the ${words.one} again${keepsIds ? '' : ', with a new number'}.`}
      </p>
      {gone !== undefined && gone.length > 0 && (
        <PlainTable
          rows={gone}
          keyOf={({ id, deletedAt }) => `${id} ${deletedAt}`}
          pageSize={10}
          columns={[
            { title: 'Name', render: ({ name }) => <bdi>{name}</bdi> },
            {
              title: 'Deleted',
              render: ({ deletedAt }) => (
                <time dateTime={new Date(deletedAt).toISOString()} title={formatTime(deletedAt)}>
                  {formatRelativeTime(deletedAt)}
                </time>
              ),
            },
            {
              title: 'Actions',
              align: 'end',
              render: (record) => (
                <>
                  <Button
                    loading={restoring === record}
                    disabled={restoring !== null && restoring !== record}
                    aria-label={`Restore ${record.name}`}
                    onClick={() => void handleRestore(record)}
                  >
                    Restore
                  </Button>{' '}
                  <Button
                    type="text"
                    aria-label={`Delete for good: ${record.name}`}
                    onClick={() => void handleForget(record)}
                  >
                    Delete for good
                  </Button>
                </>
              ),
            },
          ]}
        />
      )}
    </Modal>
  )
}

import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { useLastShown } from '@console/shared/ui/last-shown'
import { useMutation } from '@tanstack/react-query'
import { Alert, Modal } from 'antd'
import { useRef } from 'react'
import { packageMutations } from '../api/package.queries.ts'

type DeletePackageModalProps = {
  /** The package in question; null while nothing is asked. */
  record: Package | null
  onClose(): void
  onDeleted?(): void
}

export function DeletePackageModal({ record, onClose, onDeleted }: DeletePackageModalProps) {
  const { api, notify } = usePlatform()
  const shown = useLastShown(record)
  const remove = useMutation(packageMutations(api).remove())

  // A ref, because a second click can come before the next render.
  const asked = useRef<number | null>(null)

  function handleDelete() {
    if (record === null || asked.current === record.id) return
    asked.current = record.id
    remove.mutate(record.id, {
      onSuccess: () => {
        notify.success(`Deleted “${record.name}”`)
        onClose()
        onDeleted?.()
      },
      onError: () => {
        asked.current = null
      },
    })
  }

  return (
    <Modal
      open={record !== null}
      title={`Delete “${shown?.name}”?`}
      okText="Delete package"
      okButtonProps={{ danger: true }}
      confirmLoading={remove.isPending}
      onOk={handleDelete}
      onCancel={onClose}
      afterClose={remove.reset}
      width={416}
    >
      <p>Learners will no longer be able to buy it. This cannot be undone.</p>
      {remove.isError && (
        <Alert type="error" showIcon title="Not deleted" description={toUserMessage(remove.error)} />
      )}
    </Modal>
  )
}

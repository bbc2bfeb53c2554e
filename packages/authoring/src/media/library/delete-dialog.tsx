import { usePlatform } from '@console/shared/platform-context'
import type { MediaFile, MediaUse } from '@console/shared/schemas/media'
import { useMutation } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { mediaMutations } from '../api/media.queries.ts'
import { toCallMessage } from '../api/media-labels.ts'
import { UseNames } from './use-names.tsx'

type DeleteDialogProps = {
  file: MediaFile
  isOpen: boolean
  renderUse(use: MediaUse): ReactNode
  onRefused(): void
  onClose(): void
}

/** Confirms the deletion of a file. For a file in use, which the server would not delete, lists its uses. */
export function DeleteDialog({ file, isOpen, renderUse, onRefused, onClose }: DeleteDialogProps) {
  const { api, notify } = usePlatform()
  const isUsed = file.uses.length > 0
  const removal = useMutation({
    ...mediaMutations(api).remove(),
    onSuccess: () => notify.success(`“${file.name}” was deleted`),
    onError: onRefused,
  })
  return (
    <Modal
      open={isOpen}
      title={isUsed ? `“${file.name}” is in use` : `Delete “${file.name}”?`}
      okText="Delete"
      okButtonProps={{ danger: true }}
      confirmLoading={removal.isPending}
      onOk={() => removal.mutate(file.id, { onSuccess: onClose })}
      onCancel={onClose}
      afterClose={removal.reset}
      {...(isUsed && { footer: <Button onClick={onClose}>Close</Button> })}
    >
      {isUsed ? (
        <p>
          It cannot be deleted while it is used by <UseNames uses={file.uses} renderUse={renderUse} />. Remove
          it there first.
        </p>
      ) : (
        <p>Its address will stop working. This cannot be undone.</p>
      )}
      {removal.isError && !isUsed && <p role="alert">{toCallMessage(removal.error)}</p>}
    </Modal>
  )
}

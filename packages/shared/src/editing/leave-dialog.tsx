import { Button, Modal } from 'antd'
import styles from './editor-dialogs.module.css'

type LeaveDialogProps = {
  isOpen: boolean
  /** Whether this device can store a draft. */
  canKeep: boolean
  onStay(): void
  onLeave(how: 'release' | 'abandon'): void
}

export function LeaveDialog({ isOpen, canKeep, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Modal
      open={isOpen}
      title="Leave without saving?"
      onCancel={onStay}
      width={520}
      footer={
        <div className={styles.buttons}>
          <Button type="text" danger className={styles.apart ?? ''} onClick={() => onLeave('abandon')}>
            Discard changes
          </Button>
          <Button autoFocus onClick={onStay}>
            Keep editing
          </Button>
          {canKeep && (
            <Button type="primary" onClick={() => onLeave('release')}>
              Leave, keep draft
            </Button>
          )}
        </div>
      }
    >
      {canKeep
        ? 'A draft stays on this device for 30 days, for you only. You will find it under Drafts, and here when you come back.'
        : 'This device cannot keep a draft: what you typed here is lost when you leave.'}
    </Modal>
  )
}

import styles from './keeping-note.module.css'
import type { Editor } from './use-editor.ts'

/** A small note beside the buttons that the changes are stored on this device. */
export function KeepingNote<Document, Entity>({ editor }: { editor: Editor<Document, Entity> }) {
  const { keeping } = editor.state
  return (
    <p className={styles.note} role="status">
      {keeping.status === 'kept'
        ? 'Draft kept on this device'
        : keeping.status === 'failed' && 'Not saved on this device'}
    </p>
  )
}

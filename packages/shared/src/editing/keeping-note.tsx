import styles from './keeping-note.module.css'
import type { Editor } from './use-editor.ts'

/** A quiet word beside the buttons: the changes are kept, should the tab go away. */
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

import { useDocument, useDocumentHistory } from '@console/authoring/following/use-document'
import { KeepingNote } from '@console/shared/editing/keeping-note'
import type { Editor } from '@console/shared/editing/use-editor'
import { Button } from 'antd'
import type { MockDocument } from '../../core/document/mock-document.schema.ts'
import { useMockEditing } from '../context/mock-editor-context.ts'
import type { SectionScreen } from '../context/section-screen.ts'
import styles from './editor-bar.module.css'

type EditorBarProps<Entity> = {
  screen: SectionScreen
  editor: Editor<MockDocument, Entity>
  isPreviewing: boolean
  onPreview(): void
}

export function EditorBar<Entity>({ screen, editor, isPreviewing, onPreview }: EditorBarProps<Entity>) {
  const { store } = useMockEditing()
  const name = useDocument(store, ({ header }) => header.name.trim())
  const { section, Tools } = screen
  const title = name || (editor.isNew ? `New ${section} mock` : `${section} mock without a name`)
  return (
    <header className={styles.bar}>
      <title>{`${title} · IELTS console`}</title>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.note}>
        <KeepingNote editor={editor} />
      </div>
      <div className={styles.actions}>
        <UndoButtons />
        {Tools !== undefined && <Tools />}
        <span className={styles.narrow}>
          <Button aria-pressed={isPreviewing} onClick={onPreview}>
            {isPreviewing ? 'Edit' : 'Preview'}
          </Button>
        </span>
        <Button
          type="primary"
          loading={editor.state.phase === 'saving'}
          onClick={() => void editor.save()}
          title="Ctrl+S"
        >
          {editor.isNew ? 'Create mock' : 'Save changes'}
        </Button>
      </div>
    </header>
  )
}

function UndoButtons() {
  const { store } = useMockEditing()
  const { undo, redo } = useDocumentHistory(store)
  return (
    <div className={styles.history}>
      <button
        type="button"
        className={styles.step}
        aria-label="Undo"
        title={undo === null ? 'Nothing to undo' : `Undo: ${undo} (Ctrl+Z)`}
        disabled={undo === null}
        onClick={store.undo}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H7" />
        </svg>
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label="Redo"
        title={redo === null ? 'Nothing to redo' : `Redo: ${redo} (Ctrl+Shift+Z)`}
        disabled={redo === null}
        onClick={store.redo}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m10 3 3.5 3.5L10 10m3-3.5H6.5a4 4 0 0 0 0 8H9" />
        </svg>
      </button>
    </div>
  )
}

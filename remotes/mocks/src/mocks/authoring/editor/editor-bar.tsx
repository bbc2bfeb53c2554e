import { EditorBar as Bar, EditorNote, SaveButton } from '@console/authoring/editor/editor-bar'
import { HistoryButtons } from '@console/authoring/editor/history-buttons'
import { useDocument } from '@console/authoring/following/use-document'
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
    <Bar className={styles.bar}>
      <title>{`${title} · IELTS console`}</title>
      <h1 className={styles.title}>{title}</h1>
      <EditorNote editor={editor} className={styles.note} />
      <div className={styles.actions}>
        <div className={styles.history}>
          <HistoryButtons store={store} />
        </div>
        {Tools !== undefined && <Tools />}
        <span className={styles.narrow}>
          <Button aria-pressed={isPreviewing} onClick={onPreview}>
            {isPreviewing ? 'Edit' : 'Preview'}
          </Button>
        </span>
        <SaveButton editor={editor} noun="mock" />
      </div>
    </Bar>
  )
}

import { KeepingNote } from '@console/shared/editing/keeping-note'
import { PublishButton } from '@console/shared/editing/publish-button'
import type { Editor } from '@console/shared/editing/use-editor'
import { toKeyLabel } from '@console/shared/ui/key-label'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { DocumentStore } from '../document/document-store.ts'
import { Choices } from '../fields/choices.tsx'
import links from '../styles/links.module.css'
import text from '../styles/text.module.css'
import styles from './editor-bar.module.css'
import { HistoryButtons } from './history-buttons.tsx'

/** Visible panes: the editor, the preview, or both if there is room. */
export type EditorView = 'write' | 'both' | 'read'

const viewLabels: Record<EditorView, string> = { write: 'Write', both: 'Both', read: 'Preview' }

type EditorBarProps<Content, Document, Entity> = {
  title: string
  /** Back link. */
  back?: ReactNode
  editor: Editor<Document, Entity>
  store: DocumentStore<Content>
  /** Noun for the record: `article`. */
  noun: string
  /** Status selector, beside the save button. */
  status: ReactNode
  /** Sets the status to published; null if it is already. */
  publish: (() => void) | null
  view: EditorView
  onView(view: EditorView): void
  /** Links to the neighbours in the list. */
  neighbours: ReactNode
  /** Further controls of this editor. */
  children: ReactNode
}

/**
 * A sticky bar above a long document: its name, undo and redo, the view switch, the status and saving, also by Ctrl+S.
 */
export function EditorBar<Content, Document, Entity>(props: EditorBarProps<Content, Document, Entity>) {
  const { title, back, editor, store, noun, status, publish, view, onView, neighbours, children } = props

  return (
    <header className={styles.bar}>
      {back}
      <h1 className={`${text.cut} ${styles.title}`} title={title} dir="auto">
        {title}
      </h1>
      <div className={`${links.links} ${styles.more}`}>
        <HistoryButtons store={store} />
        <KeepingNote editor={editor} />
        <span className={styles.neighbours}>{neighbours}</span>
        {children}
        <Choices
          label="View"
          name="view"
          className={styles.views}
          labels={viewLabels}
          value={view}
          onChoose={onView}
        />
      </div>
      <div className={styles.state}>
        <div className={styles.status}>{status}</div>
        {/* A new one is created in the status that is chosen beside it. */}
        {publish !== null && !editor.isNew && (
          <PublishButton
            editor={editor}
            publish={() => {
              publish()
              const published = store.read()
              return () => {
                if (store.read() === published) store.undo()
              }
            }}
          />
        )}
      </div>
      <Button
        type="primary"
        loading={editor.state.phase.name === 'saving'}
        title={toKeyLabel('Ctrl+S')}
        onClick={() => void editor.save()}
      >
        {editor.isNew ? `Create ${noun}` : 'Save changes'}
      </Button>
    </header>
  )
}

import { KeepingNote } from '@console/shared/editing/keeping-note'
import type { Editor } from '@console/shared/editing/use-editor'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './editor-bar.module.css'

type EditorProps<Document, Entity> = { editor: Editor<Document, Entity> }

/** Stays in sight above a long document: what it is, the way back and forth, and saving. */
export function EditorBar({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <header className={`${styles.bar} ${className ?? ''}`}>{children}</header>
}

/** Whether what was typed is kept on this device. */
export function EditorNote<Document, Entity>({
  editor,
  className,
}: EditorProps<Document, Entity> & { className?: string | undefined }) {
  return (
    <div className={className}>
      <KeepingNote editor={editor} />
    </div>
  )
}

/** Saves, as Ctrl+S does. */
export function SaveButton<Document, Entity>({
  editor,
  noun,
}: EditorProps<Document, Entity> & { noun: string }) {
  return (
    <Button
      type="primary"
      loading={editor.state.phase === 'saving'}
      title="Ctrl+S"
      onClick={() => void editor.save()}
    >
      {editor.isNew ? `Create ${noun}` : 'Save changes'}
    </Button>
  )
}

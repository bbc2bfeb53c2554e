import { type Deletion, deleteUndoably } from '@console/shared/deletion'
import { EditorBanner } from '@console/shared/editing/editor-banner'
import { EditorDialogs } from '@console/shared/editing/editor-dialogs'
import { KeepingNote } from '@console/shared/editing/keeping-note'
import { SaveProblemAlert } from '@console/shared/editing/save-problem-alert'
import type { Editor } from '@console/shared/editing/use-editor'
import { usePlatform } from '@console/shared/platform-context'
import { clearFieldMessages } from '@console/shared/ui/form-messages'
import { Button, Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect } from 'react'
import styles from './editor-form.module.css'

type EditorFormProps<Draft, Item> = {
  form: FormInstance<Draft>
  editor: Editor<Draft, Item>
  initial: Draft
  /** In the order they stand on screen: the first gets the focus. */
  fields: readonly [string, ...string[]]
  /** Null for a new record. */
  deletion: Deletion | null
  onClose(): void
  children: ReactNode
}

/** What every form of a record has around its fields: the kept draft, what became of a save, and the buttons. */
export function EditorForm<Draft extends object, Item>({
  form,
  editor,
  initial,
  fields,
  deletion,
  onClose,
  children,
}: EditorFormProps<Draft, Item>) {
  const platform = usePlatform()
  const { noun } = editor.words
  const [firstField] = fields

  async function handleDelete(asked: Deletion) {
    // What was not saved stays a draft until the record is gone: Undo brings both back.
    await editor.release()
    deleteUndoably(platform, asked)
    onClose()
  }

  // Not by `autoFocus`: the drawer notes only after that what to give the focus back to.
  useEffect(() => form.focusField(firstField), [form, firstField])
  return (
    <>
      <Form
        form={form}
        name={noun}
        className={styles.form ?? ''}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        onFinish={() => void editor.save()}
        onValuesChange={(changed) => {
          clearFieldMessages(form, changed)
          editor.noteChange()
        }}
      >
        <EditorBanner editor={editor} />
        {children}
        <footer className={styles.footer}>
          <SaveProblemAlert editor={editor} fields={fields} />
          <div className={styles.buttons}>
            {deletion !== null && (
              <Button type="text" onClick={() => void handleDelete(deletion)}>
                Delete
              </Button>
            )}
            <div className={styles.note}>
              <KeepingNote editor={editor} />
            </div>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="primary" htmlType="submit" loading={editor.state.phase === 'saving'}>
              {editor.isNew ? `Create ${noun}` : 'Save changes'}
            </Button>
          </div>
        </footer>
      </Form>
      <EditorDialogs editor={editor} />
    </>
  )
}

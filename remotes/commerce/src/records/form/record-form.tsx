import { useDeletion } from '@console/shared/deletion/use-deletion'
import { EditorBanner } from '@console/shared/editing/editor-banner'
import { EditorDialogs } from '@console/shared/editing/editor-dialogs'
import { KeepingNote } from '@console/shared/editing/keeping-note'
import { PublishButton } from '@console/shared/editing/publish-button'
import { SaveProblemAlert } from '@console/shared/editing/save-problem-alert'
import type { Editor } from '@console/shared/editing/use-editor'
import type { RecordId } from '@console/shared/http/record-list'
import { RecordMenu } from '@console/shared/list/record-actions'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import { clearFieldMessages } from '@console/shared/ui/form-messages'
import { Button, Form } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { toBlank, toCopy, toDraft } from '../fields/draft.ts'
import { listNames } from '../fields/record-field.ts'
import styles from './record-form.module.css'
import type { RecordResource, StoredRecord } from './record-resource.ts'
import { StatusField } from './status-field.tsx'
import { useRecordEditor } from './use-record-editor.ts'

export type OpenRecord<Item> = {
  /** Null for a new record. */
  record: Item | null
  /** The record that a new one is copied from. */
  original: Item | null
  /** The place for the record's menu in the head of the drawer; null until it is drawn. */
  head: Element | null
  /** Opens the form of a copy. */
  copyPath: string
  onClose(): void
  /** Opens the form of a record that was made in this one. */
  onCreated(id: RecordId): void
}

type RecordFormProps<Item extends StoredRecord, Draft extends object> = OpenRecord<Item> & {
  resource: RecordResource<Item, Draft>
  children: ReactNode
}

/** The form of one record: its fields, the kept draft, what became of a save, and the buttons. */
export function RecordForm<Item extends StoredRecord, Draft extends object>({
  resource,
  record,
  original,
  head,
  copyPath,
  onClose,
  onCreated,
  children,
}: RecordFormProps<Item, Draft>) {
  const { names, fields } = resource
  const fieldNames = listNames(fields)
  const [firstField] = fieldNames
  const [form] = Form.useForm<Draft>()
  const [blank] = useState(() => {
    const empty = toBlank(fields, resource.given)
    return original === null ? empty : toCopy(fields, original, empty)
  })
  const [initial] = useState(() => (record === null ? blank : toDraft(fields, record)))
  const editor = useRecordEditor(resource, { form, record, blank, onSaved: onClose, onCreated })

  const deletion = useDeletion<Item>({
    toDeletion: resource.toDeletion,
    describeEffect: resource.describeDeletion,
    async onDelete() {
      // Unsaved changes stay a draft until the record is gone: Undo restores both.
      await editor.release()
      onClose()
    },
  })

  // Not by `autoFocus`: the drawer notes only after that what to give the focus back to.
  useEffect(() => form.focusField(firstField), [form, firstField])
  return (
    <>
      <Form
        form={form}
        name={names.noun}
        className={styles.form}
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
          <SaveProblemAlert editor={editor} fields={fieldNames} />
          <StatusField />
          <div className={styles.buttons}>
            <div className={styles.note}>
              <KeepingNote editor={editor} />
            </div>
            <Button onClick={onClose}>Cancel</Button>
            {/* A new record is created in the status chosen above. */}
            {!editor.isNew && <Publish editor={editor} />}
            <Button type="primary" htmlType="submit" loading={editor.state.phase.name === 'saving'}>
              {editor.isNew ? `Create ${names.noun}` : 'Save changes'}
            </Button>
          </div>
        </footer>
      </Form>
      {record !== null &&
        head !== null &&
        createPortal(
          <RecordMenu
            actions={[
              { label: 'Duplicate', to: copyPath },
              { label: 'Delete', onRun: () => deletion.remove([record]) },
            ]}
          />,
          head,
        )}
      {deletion.question}
      <EditorDialogs editor={editor} />
    </>
  )
}

/** As if the status had been chosen in the form; nothing where it has that status. */
function Publish<Draft, Item>({ editor }: { editor: Editor<Draft, Item> }) {
  const form = Form.useFormInstance<{ status: PublicationStatus }>()
  const status = Form.useWatch('status', form)
  if (status === undefined || status === 'published') return null

  function change(next: PublicationStatus) {
    form.setFieldValue('status', next)
    editor.noteChange()
  }

  return (
    <PublishButton
      editor={editor}
      publish={() => {
        change('published')
        return () => change(status)
      }}
    />
  )
}

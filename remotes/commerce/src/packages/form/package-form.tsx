import { deleteUndoably } from '@console/shared/deletion'
import { EditorBanner } from '@console/shared/editing/editor-banner'
import { EditorDialogs } from '@console/shared/editing/editor-dialogs'
import { KeepingNote } from '@console/shared/editing/keeping-note'
import { SaveProblemAlert } from '@console/shared/editing/save-problem-alert'
import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { clearFieldMessages } from '@console/shared/ui/form-messages'
import { Button, Form } from 'antd'
import { useEffect, useState } from 'react'
import styles from '../../editor-form.module.css'
import { packageDeletion } from '../api/package.queries.ts'
import type { PackageDraft } from '../api/package.schema.ts'
import { packageFields, toBlankPackage, toCopiedPackage, toPackageDraft } from './package-draft.ts'
import { PackageFields } from './package-fields.tsx'
import { usePackageEditor } from './use-package-editor.ts'

type PackageFormProps = {
  /** Null for a new package. */
  record: Package | null
  /** What a new package is a copy of. */
  original: Package | null
  onClose(): void
}

export function PackageForm({ record, original, onClose }: PackageFormProps) {
  const platform = usePlatform()
  const { defaultCurrency } = platform.settings
  const [form] = Form.useForm<PackageDraft>()
  const [blank] = useState(() =>
    original === null ? toBlankPackage(defaultCurrency) : toCopiedPackage(original, defaultCurrency),
  )
  const [initial] = useState(() => (record === null ? blank : toPackageDraft(record, defaultCurrency)))
  const editor = usePackageEditor({ form, record, blank, onSaved: onClose })

  async function handleDelete(deleted: Package) {
    // What was not saved stays a draft until the package is gone: Undo brings both back.
    await editor.release()
    deleteUndoably(platform, packageDeletion(platform.api, deleted))
    onClose()
  }

  // Not by `autoFocus`: the drawer notes only after that what to give the focus back to.
  useEffect(() => form.focusField('name'), [form])
  return (
    <>
      <Form
        form={form}
        name="package"
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
        <PackageFields />
        <footer className={styles.footer}>
          <SaveProblemAlert editor={editor} fields={packageFields} />
          <div className={styles.buttons}>
            {record !== null && (
              <Button className={styles.delete ?? ''} type="text" onClick={() => void handleDelete(record)}>
                Delete
              </Button>
            )}
            <div className={styles.note}>
              <KeepingNote editor={editor} />
            </div>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="primary" htmlType="submit" loading={editor.state.phase === 'saving'}>
              {record === null ? 'Create package' : 'Save changes'}
            </Button>
          </div>
        </footer>
      </Form>
      <EditorDialogs editor={editor} />
    </>
  )
}

import { EditorBanner } from '@console/shared/editing/editor-banner'
import { EditorDialogs } from '@console/shared/editing/editor-dialogs'
import { KeepingNote } from '@console/shared/editing/keeping-note'
import { SaveProblemAlert } from '@console/shared/editing/save-problem-alert'
import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import { clearFieldMessages } from '@console/shared/ui/form-messages'
import { Button, Form } from 'antd'
import { useEffect, useState } from 'react'
import type { PackageDraft } from '../api/package.schema.ts'
import { DeletePackageModal } from './delete-package-modal.tsx'
import { packageFields, toBlankPackage, toPackageDraft } from './package-draft.ts'
import { PackageFields } from './package-fields.tsx'
import styles from './package-form.module.css'
import { usePackageEditor } from './use-package-editor.ts'

type PackageFormProps = {
  /** Null for a new package. */
  record: Package | null
  onClose(): void
}

export function PackageForm({ record, onClose }: PackageFormProps) {
  const { defaultCurrency } = usePlatform().settings
  const [form] = Form.useForm<PackageDraft>()
  const [initial] = useState(() =>
    record === null ? toBlankPackage(defaultCurrency) : toPackageDraft(record, defaultCurrency),
  )
  const [deleting, setDeleting] = useState(false)
  const editor = usePackageEditor({ form, record, onSaved: onClose })

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
              <Button type="text" onClick={() => setDeleting(true)}>
                Delete…
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
      <DeletePackageModal
        record={deleting ? record : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => {
          void editor.abandon()
          onClose()
        }}
      />
    </>
  )
}

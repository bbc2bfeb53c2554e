import { usePlatform } from '@console/shared/platform-context'
import type { Package } from '@console/shared/schemas/package'
import {
  clearFieldMessages,
  showFieldMessages,
  toFieldMessages,
  toServerFieldMessages,
} from '@console/shared/ui/form-messages'
import { LeaveGuard } from '@console/shared/ui/leave-guard'
import { SaveFailure } from '@console/shared/ui/save-failure'
import { useSaveShortcut } from '@console/shared/ui/save-shortcut'
import { useMutation } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { packageMutations } from '../api/package.queries.ts'
import { type PackageDraft, packageFormSchema } from '../api/package.schema.ts'
import { DeletePackageModal } from './delete-package-modal.tsx'
import { buildPackagePayload, isSameDraft, packageFields, toPackageDraft } from './package-draft.ts'
import { PackageFields } from './package-fields.tsx'
import styles from './package-form.module.css'

type PackageFormProps = {
  /** Null for a new package. */
  record: Package | null
  onClose(): void
}

export function PackageForm({ record, onClose }: PackageFormProps) {
  const { api, notify, settings } = usePlatform()
  const [form] = Form.useForm<PackageDraft>()
  const [initial] = useState(() => toPackageDraft(record, settings.defaultCurrency))
  const [deleting, setDeleting] = useState(false)
  const mutations = packageMutations(api)
  const save = useMutation(record === null ? mutations.create() : mutations.update(record.id))
  // A ref, because a second Enter can come before the next render.
  const phase = useRef<'editing' | 'saving' | 'done'>('editing')

  function handleFinish(draft: PackageDraft) {
    if (phase.current !== 'editing') return
    save.reset()
    const parsed = packageFormSchema.safeParse(draft)
    showFieldMessages(form, packageFields, parsed.success ? {} : toFieldMessages(parsed.error.issues))
    if (!parsed.success) return
    phase.current = 'saving'
    save.mutate(buildPackagePayload(record, parsed.data), {
      onSuccess: () => {
        notify.success(`${record === null ? 'Created' : 'Saved'} “${parsed.data.name}”`)
        finish()
      },
      onError: (error) => {
        phase.current = 'editing'
        showFieldMessages(form, packageFields, toServerFieldMessages(error) ?? {})
      },
    })
  }

  function finish() {
    phase.current = 'done'
    onClose()
  }

  // Not by `autoFocus`: the drawer notes only after that what to give the focus back to.
  useEffect(() => form.focusField('name'), [form])
  useSaveShortcut(() => {
    if (!deleting) form.submit()
  })
  return (
    <>
      <Form
        form={form}
        name="package"
        className={styles.form ?? ''}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        onFinish={handleFinish}
        onValuesChange={(changed) => clearFieldMessages(form, changed)}
      >
        <PackageFields />
        <footer className={styles.footer}>
          <SaveFailure error={save.error} fields={packageFields} />
          <div className={styles.buttons}>
            {record !== null && (
              <Button className={styles.delete ?? ''} type="text" onClick={() => setDeleting(true)}>
                Delete…
              </Button>
            )}
            <Button onClick={onClose}>Cancel</Button>
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              {record === null ? 'Create package' : 'Save changes'}
            </Button>
          </div>
        </footer>
      </Form>
      <LeaveGuard
        hasUnsavedWork={() => phase.current !== 'done' && !isSameDraft(initial, form.getFieldsValue())}
      />
      <DeletePackageModal
        record={deleting ? record : null}
        onClose={() => setDeleting(false)}
        onDeleted={finish}
      />
    </>
  )
}

import { deleteUndoably } from '@console/shared/deletion'
import { EditorBanner } from '@console/shared/editing/editor-banner'
import { EditorDialogs } from '@console/shared/editing/editor-dialogs'
import { KeepingNote } from '@console/shared/editing/keeping-note'
import { SaveProblemAlert } from '@console/shared/editing/save-problem-alert'
import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { clearFieldMessages } from '@console/shared/ui/form-messages'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { Button, Form } from 'antd'
import { useEffect, useState } from 'react'
import layout from '../../editor-form.module.css'
import { couponDeletion } from '../api/coupon.queries.ts'
import type { CouponDraft } from '../api/coupon.schema.ts'
import { CodeField } from './code-field.tsx'
import { couponFields, toBlankCoupon, toCopiedCoupon, toCouponDraft } from './coupon-draft.ts'
import styles from './coupon-form.module.css'
import { CouponTerms } from './coupon-terms.tsx'
import type { KnownNames } from './known-names.ts'
import { useCouponEditor } from './use-coupon-editor.ts'

type CouponFormProps = {
  /** Null for a new coupon. */
  record: Coupon | null
  /** What a new coupon is a copy of. */
  original: Coupon | null
  known: KnownNames
  onClose(): void
}

export function CouponForm({ record, original, known, onClose }: CouponFormProps) {
  const platform = usePlatform()
  const [form] = Form.useForm<CouponDraft>()
  const [blank] = useState(() =>
    original === null ? toBlankCoupon(platform.settings.timeZone) : toCopiedCoupon(original),
  )
  const [initial] = useState(() => (record === null ? blank : toCouponDraft(record)))
  const editor = useCouponEditor({ form, record, blank, onSaved: onClose })

  async function handleDelete(deleted: Coupon) {
    // What was not saved stays a draft until the coupon is gone: Undo brings both back.
    await editor.release()
    deleteUndoably(platform, couponDeletion(platform.api, deleted))
    onClose()
  }

  function handleCode(code: string) {
    form.setFieldsValue({ code })
    clearFieldMessages(form, { code })
    editor.noteChange()
  }

  // Not by `autoFocus`: the drawer notes only after that what to give the focus back to.
  useEffect(() => form.focusField('code'), [form])
  return (
    <>
      <Form
        form={form}
        name="coupon"
        className={layout.form ?? ''}
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
        {record !== null && <LastChange record={record} />}
        <div className={layout.fields} data-tall>
          <CodeField own={record?.code ?? null} onCode={handleCode} />
          <CouponTerms known={known} />
        </div>
        <footer className={layout.footer}>
          <SaveProblemAlert editor={editor} fields={couponFields} />
          <div className={layout.buttons}>
            {record !== null && (
              <Button className={layout.delete ?? ''} type="text" onClick={() => void handleDelete(record)}>
                Delete
              </Button>
            )}
            <div className={layout.note}>
              <KeepingNote editor={editor} />
            </div>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="primary" htmlType="submit" loading={editor.state.phase === 'saving'}>
              {record === null ? 'Create coupon' : 'Save changes'}
            </Button>
          </div>
        </footer>
      </Form>
      <EditorDialogs editor={editor} />
    </>
  )
}

function LastChange({ record: { updated_by, updated_at, created_at } }: { record: Coupon }) {
  return (
    <p className={styles.changed}>
      Updated by {updated_by ?? 'somebody unknown'} <RelativeTime at={updated_at} />, created{' '}
      <RelativeTime at={created_at} />.
    </p>
  )
}

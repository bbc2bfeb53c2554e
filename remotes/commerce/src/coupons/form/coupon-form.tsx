import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { clearFieldMessages } from '@console/shared/ui/form-messages'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { Form } from 'antd'
import { useState } from 'react'
import layout from '../../records/form/editor-form.module.css'
import { EditorForm } from '../../records/form/editor-form.tsx'
import type { RecordFormProps } from '../../records/form/record-drawer.tsx'
import { couponDeletion } from '../api/coupon.queries.ts'
import type { CouponDraft } from '../api/coupon.schema.ts'
import { couponFields, toBlankCoupon, toCopiedCoupon, toCouponDraft } from '../fields/coupon-draft.ts'
import { CouponTerms } from '../fields/coupon-terms.tsx'
import type { KnownNames } from '../fields/known-names.ts'
import { CodeField } from './code-field.tsx'
import styles from './coupon-form.module.css'
import { useCouponEditor } from './use-coupon-editor.ts'

type CouponFormProps = RecordFormProps<Coupon> & { known: KnownNames }

export function CouponForm({ record, original, known, onClose }: CouponFormProps) {
  const { api, settings } = usePlatform()
  const [form] = Form.useForm<CouponDraft>()
  const [blank] = useState(() =>
    original === null ? toBlankCoupon(settings.timeZone) : toCopiedCoupon(original),
  )
  const [initial] = useState(() => (record === null ? blank : toCouponDraft(record)))
  const editor = useCouponEditor({ form, record, blank, onSaved: onClose })

  function handleCode(code: string) {
    form.setFieldsValue({ code })
    clearFieldMessages(form, { code })
    editor.noteChange()
  }

  return (
    <EditorForm
      form={form}
      editor={editor}
      initial={initial}
      fields={couponFields}
      deletion={record && couponDeletion(api, record)}
      onClose={onClose}
    >
      {record !== null && <LastChange record={record} />}
      <div className={layout.fields} data-tall>
        <CodeField own={record?.code ?? null} onCode={handleCode} />
        <CouponTerms known={known} />
      </div>
    </EditorForm>
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

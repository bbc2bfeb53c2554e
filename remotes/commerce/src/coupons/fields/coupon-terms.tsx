import { formatCount } from '@console/shared/ui/number'
import { Segments } from '@console/shared/ui/segments'
import { toLineFeeds } from '@console/values/text/line-breaks'
import { Form, Input } from 'antd'
import { useState } from 'react'
import layout from '../../records/form/record-form.module.css'
import { readCount } from '../../records/numbers/typed-number.ts'
import { useUnderstood } from '../../records/numbers/use-understood.ts'
import { describeDiscount, formatDiscount, readAmount } from '../rules/coupon-discount.ts'
import { type CouponDraft, couponFields } from './coupon-fields.ts'
import { DayInput } from './day-input.tsx'
import { type KnownNames, type NameField as Name, nameFields } from './known-names.ts'
import { ValidityNote } from './validity-note.tsx'

const typeOptions = Object.entries(couponFields.type.choices ?? {})

const formatUses = (uses: number) => formatCount(uses, { one: 'use', many: 'uses' })

type CouponTermsProps = { known: KnownNames }

/** Everything but the code and the status. Texts, not number inputs: those drop what they cannot read without a word. */
export function CouponTerms({ known }: CouponTermsProps) {
  return (
    <>
      <Form.Item
        name="description"
        label={<OptionalLabel of="description" />}
        className={layout.whole ?? ''}
        normalize={toLineFeeds}
      >
        <Input.TextArea dir="auto" autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <DiscountFields />
      <Form.Item name="starts_at" label={couponFields.starts_at.label}>
        <DayInput bound="first" noun="first day" />
      </Form.Item>
      <Form.Item name="expires_at" label={couponFields.expires_at.label}>
        <DayInput bound="last" noun="last day" />
      </Form.Item>
      <ValidityNote />
      <Form.Item
        name="limit"
        label={couponFields.limit.label}
        extra={useUnderstood('limit', { read: readCount, format: formatUses })}
      >
        <Input inputMode="numeric" autoComplete="off" suffix="uses" />
      </Form.Item>
      {nameFields.map((name) => (
        <NameField key={name} name={name} offered={known[name]} />
      ))}
    </>
  )
}

/** The discount. The number typed for one type means nothing for the other: it is kept until its type is chosen again. */
function DiscountFields() {
  const form = Form.useFormInstance<CouponDraft>()
  const type = Form.useWatch<CouponDraft['type'] | undefined>('type') ?? 'percentage'
  const [left, setLeft] = useState<Pick<CouponDraft, 'type' | 'amount'> | null>(null)
  const isPercentage = type === 'percentage'

  function takeType(next: CouponDraft['type']): CouponDraft['type'] {
    const before = form.getFieldValue('type')
    if (next === before) return next
    const amount = form.getFieldValue('amount')
    form.setFieldValue('amount', left?.type === next ? left.amount : '')
    setLeft({ type: before, amount })
    return next
  }

  const understood = useUnderstood('amount', {
    read: (amount) => readAmount({ type, amount }),
    format: (amount) => formatDiscount({ type: isPercentage ? 'percentage' : 'fixed', amount }),
  })
  return (
    <>
      <Form.Item name="type" label={couponFields.type.label} getValueFromEvent={takeType}>
        <Segments label={couponFields.type.label} options={typeOptions} />
      </Form.Item>
      <Form.Item
        name="amount"
        label={couponFields.amount.label}
        extra={understood ?? toHint(isPercentage, left === null || left.type === type ? null : left)}
      >
        {/* Never without a suffix: antd makes the field anew when one comes or goes, and the letter being typed is lost. */}
        <Input inputMode="decimal" autoComplete="off" suffix={isPercentage ? '% off' : 'off'} />
      </Form.Item>
    </>
  )
}

/** Shows the amount that was typed for the other type, so that nobody misses it. */
function toHint(
  isPercentage: boolean,
  left: Pick<CouponDraft, 'type' | 'amount'> | null,
): string | undefined {
  const currency = isPercentage ? undefined : 'In the currency of the package'
  const amount = left === null ? null : readAmount(left)
  if (left === null || amount === null) return currency
  return [currency, `Before: ${describeDiscount({ type: left.type, amount })}`]
    .filter((said) => said !== undefined)
    .join('. ')
}

/** As `Field` has it in other forms. */
const OptionalLabel = ({ of }: { of: Name | 'description' }) => (
  <>
    {couponFields[of].label} <span>optional</span>
  </>
)

type NameFieldProps = { name: Name; offered: readonly string[] }

/** A text field that offers the values of other coupons. */
function NameField({ name, offered }: NameFieldProps) {
  const list = `coupon-${name}`
  return (
    <>
      <Form.Item name={name} label={<OptionalLabel of={name} />}>
        <Input
          autoComplete="off"
          dir="auto"
          list={list}
          placeholder={name === 'influencer_id' ? 'Number or name' : ''}
        />
      </Form.Item>
      <datalist id={list}>
        {offered.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </>
  )
}

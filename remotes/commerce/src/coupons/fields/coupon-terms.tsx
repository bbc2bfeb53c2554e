import { formatCount } from '@console/shared/ui/number'
import { toLineFeeds } from '@console/values/text/line-breaks'
import { Form, Input, Segmented } from 'antd'
import { useState } from 'react'
import layout from '../../records/form/record-form.module.css'
import { readCount } from '../../records/numbers/typed-number.ts'
import { useUnderstood } from '../../records/numbers/use-understood.ts'
import { type CouponDraft, readAmount } from '../api/coupon.schema.ts'
import { describeDiscount, formatDiscount } from '../rules/coupon-discount.ts'
import { couponFieldLabels, couponTypeLabels } from './coupon-draft.ts'
import { DayInput } from './day-input.tsx'
import type { KnownNames } from './known-names.ts'
import { ValidityNote } from './validity-note.tsx'

const typeOptions = (['percentage', 'fixed'] as const).map((type) => ({
  value: type,
  label: couponTypeLabels[type],
}))

const formatUses = (uses: number) => formatCount(uses, { one: 'use', many: 'uses' })

type CouponTermsProps = { known: KnownNames }

/** Everything but the code and the status. Texts, not number inputs: those drop what they cannot read without a word. */
export function CouponTerms({ known }: CouponTermsProps) {
  return (
    <>
      <Form.Item
        name="description"
        label={couponFieldLabels.description}
        className={layout.whole ?? ''}
        normalize={toLineFeeds}
      >
        <Input.TextArea dir="auto" autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <DiscountFields />
      <Form.Item name="starts_at" label={couponFieldLabels.starts_at}>
        <DayInput bound="first" />
      </Form.Item>
      <Form.Item name="expires_at" label={couponFieldLabels.expires_at}>
        <DayInput bound="last" />
      </Form.Item>
      <ValidityNote />
      <Form.Item
        name="limit"
        label={couponFieldLabels.limit}
        extra={useUnderstood('limit', { read: readCount, format: formatUses })}
      >
        <Input inputMode="numeric" autoComplete="off" suffix="uses" />
      </Form.Item>
      <Form.Item name="influencer_id" label={couponFieldLabels.influencer_id}>
        <Input autoComplete="off" dir="auto" list="coupon-influencers" placeholder="Number or name, if any" />
      </Form.Item>
      <Form.Item name="campaign" label={couponFieldLabels.campaign}>
        <Input autoComplete="off" dir="auto" list="coupon-campaigns" />
      </Form.Item>
      <Form.Item name="category" label={couponFieldLabels.category}>
        <Input autoComplete="off" dir="auto" list="coupon-categories" />
      </Form.Item>
      <Offered id="coupon-influencers" names={known.influencer_id} />
      <Offered id="coupon-campaigns" names={known.campaign} />
      <Offered id="coupon-categories" names={known.category} />
    </>
  )
}

/** What the code takes off. The number of one type is nothing of the other: it waits until its type is chosen again. */
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
      <Form.Item name="type" label={couponFieldLabels.type} getValueFromEvent={takeType}>
        <Segmented block options={typeOptions} />
      </Form.Item>
      <Form.Item
        name="amount"
        label={couponFieldLabels.amount}
        extra={understood ?? toHint(isPercentage, left === null || left.type === type ? null : left)}
      >
        {/* Never without a suffix: antd makes the field anew when one comes or goes, and the letter being typed is lost. */}
        <Input inputMode="decimal" autoComplete="off" suffix={isPercentage ? '% off' : 'off'} />
      </Form.Item>
    </>
  )
}

/** What was typed for the other type is said, so that nobody misses it. */
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

function Offered({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}

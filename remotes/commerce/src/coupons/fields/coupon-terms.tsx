import { publicationStatuses } from '@console/shared/schemas/publication'
import { publicationLabels } from '@console/shared/ui/status-dot'
import { Form, Input, Segmented } from 'antd'
import layout from '../../records/form/record-form.module.css'
import { couponTypeLabels } from './coupon-draft.ts'
import type { KnownNames } from './known-names.ts'
import { MomentInput } from './moment-input.tsx'
import { ValidityNote } from './validity-note.tsx'

const statusOptions = publicationStatuses.map((status) => ({
  value: status,
  label: publicationLabels[status],
}))
const typeOptions = (['percentage', 'fixed'] as const).map((type) => ({
  value: type,
  label: couponTypeLabels[type],
}))

type CouponTermsProps = { known: KnownNames }

/** Everything but the code. Texts, not number inputs: those drop what they cannot read without a word. */
export function CouponTerms({ known }: CouponTermsProps) {
  return (
    <>
      <Form.Item name="description" label="Description" className={layout.whole ?? ''}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <DiscountFields />
      <Form.Item name="starts_at" label="Starts">
        <MomentInput />
      </Form.Item>
      <Form.Item name="expires_at" label="Expires">
        <MomentInput />
      </Form.Item>
      <ValidityNote />
      <Form.Item name="limit" label="Limit">
        <Input inputMode="numeric" autoComplete="off" suffix="uses" />
      </Form.Item>
      <Form.Item name="influencer_id" label="Influencer">
        <Input autoComplete="off" list="coupon-influencers" placeholder="Number or name, if any" />
      </Form.Item>
      <Form.Item name="campaign" label="Campaign">
        <Input autoComplete="off" list="coupon-campaigns" />
      </Form.Item>
      <Form.Item name="category" label="Category">
        <Input autoComplete="off" list="coupon-categories" />
      </Form.Item>
      <Form.Item name="status" label="Status" className={layout.whole ?? ''}>
        <Segmented block options={statusOptions} />
      </Form.Item>
      <Offered id="coupon-influencers" names={known.influencer_id} />
      <Offered id="coupon-campaigns" names={known.campaign} />
      <Offered id="coupon-categories" names={known.category} />
    </>
  )
}

/** What the code takes off. */
function DiscountFields() {
  const type = Form.useWatch<string | undefined>('type')
  return (
    <>
      <Form.Item name="type" label="Type">
        <Segmented block options={typeOptions} />
      </Form.Item>
      <Form.Item name="amount" label="Amount">
        <Input
          inputMode="decimal"
          autoComplete="off"
          suffix={type === 'percentage' ? '% off' : 'off, in the package’s currency'}
        />
      </Form.Item>
    </>
  )
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

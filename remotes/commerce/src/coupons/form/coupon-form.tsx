import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { RelativeTime } from '@console/shared/ui/relative-time'
import layout from '../../records/form/record-form.module.css'
import { type OpenRecord, RecordForm } from '../../records/form/record-form.tsx'
import { CouponTerms } from '../fields/coupon-terms.tsx'
import type { KnownNames } from '../fields/known-names.ts'
import { CodeField } from './code-field.tsx'
import styles from './coupon-form.module.css'
import { buildCouponKind } from './coupon-kind.ts'

type CouponFormProps = OpenRecord<Coupon> & { known: KnownNames }

export function CouponForm({ known, ...open }: CouponFormProps) {
  const platform = usePlatform()
  const { record } = open
  return (
    <RecordForm kind={buildCouponKind(platform)} {...open}>
      {record !== null && <LastChange record={record} />}
      <div className={layout.fields} data-tall>
        <CodeField own={record?.code ?? null} />
        <CouponTerms known={known} />
      </div>
    </RecordForm>
  )
}

function LastChange({ record: { updated_by, updated_at, created_at } }: { record: Coupon }) {
  return (
    <p className={styles.changed}>
      Updated by {updated_by ?? 'an unknown user'} <RelativeTime at={updated_at} />, created{' '}
      <RelativeTime at={created_at} />.
    </p>
  )
}

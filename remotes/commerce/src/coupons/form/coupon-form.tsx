import type { Platform } from '@console/shared/platform'
import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { recordIdPattern } from '@console/values/ids/parse-record-id'
import { couponsPath } from '../../navigation/paths.ts'
import layout from '../../records/form/record-form.module.css'
import { type OpenRecord, RecordForm } from '../../records/form/record-form.tsx'
import type { RecordNames, RecordResource } from '../../records/form/record-resource.ts'
import { fetchCoupons, findCoupon } from '../api/coupon.api.ts'
import { couponDeletion, couponMutations, couponQueries } from '../api/coupon.queries.ts'
import { describeMade } from '../creation/describe-made.ts'
import { type CouponDraft, couponBody, couponFields } from '../fields/coupon-fields.ts'
import { CouponTerms } from '../fields/coupon-terms.tsx'
import type { KnownNames } from '../fields/known-names.ts'
import { describeDeletion } from '../rules/coupon-deletion-effect.ts'
import { CodeField } from './code-field.tsx'
import styles from './coupon-form.module.css'

export const couponNames: RecordNames<{ code: string }> = {
  entity: 'coupons',
  noun: 'coupon',
  nameOf: ({ code }) => code,
  listPath: couponsPath,
}

function buildResource({ api, queryClient, settings }: Platform): RecordResource<Coupon, CouponDraft> {
  const queries = couponQueries(api)
  /** As the check under the field has answered by now; where it has not, the server's answer to the save decides. */
  const isKnownAsTaken = (code: string) => queryClient.getQueryData(queries.codeCheck(code).queryKey) === true
  return {
    names: couponNames,
    fields: couponFields,
    body: couponBody,
    check: ({ code }, base, mayExist) => ({
      ...(code !== base?.code.toUpperCase() &&
        !mayExist &&
        isKnownAsTaken(code) && { code: ['Choose a code that no other coupon has'] }),
    }),
    describeEffect: (draft) => describeMade([draft], { asked: 1, timeZone: settings.timeZone }).effect,
    describeDeletion,
    readListed: () => queryClient.getQueryData(queries.list().queryKey)?.records,
    fetchAll: () => fetchCoupons(api),
    find: (id) => findCoupon(api, id),
    save: couponMutations(api).save(),
    toDeletion: (record) => couponDeletion(api, record),
  }
}

type CouponFormProps = OpenRecord<Coupon> & { known: KnownNames }

export function CouponForm({ known, ...open }: CouponFormProps) {
  const platform = usePlatform()
  const { record } = open
  return (
    <RecordForm resource={buildResource(platform)} {...open}>
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
      Updated by {toStaff(updated_by ?? 'an unknown user')} <RelativeTime at={updated_at} />, created{' '}
      <RelativeTime at={created_at} />.
    </p>
  )
}

/** Some servers tell the id alone. */
const toStaff = (by: number | string) => (recordIdPattern.test(String(by)) ? `user ${by}` : by)

import type { ListColumn } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { parseMoment } from '@console/shared/time/moment'
import { formatZonedDate, formatZonedTime } from '@console/shared/time/zoned-time'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { StatusDot } from '@console/shared/ui/status-dot'
import { formatDiscount } from '../rules/coupon-discount.ts'
import {
  couponStateLabels,
  couponStates,
  couponStateTones,
  readUses,
  toCouponState,
} from '../rules/coupon-state.ts'
import styles from './coupon-columns.module.css'

export const couponColumns: readonly [ListColumn<Coupon>, ...ListColumn<Coupon>[]] = [
  { key: 'code', title: 'Code', value: ({ code }) => code },
  {
    key: 'amount',
    title: 'Discount',
    align: 'end',
    isOnPhone: true,
    // Percentages and fixed amounts cannot be compared.
    isSortable: false,
    value: formatDiscount,
  },
  { key: 'campaign', title: 'Campaign', value: ({ campaign }) => campaign },
  { key: 'category', title: 'Category', value: ({ category }) => category ?? null },
  {
    key: 'expires_at',
    title: 'Valid',
    value: ({ expires_at }) => parseMoment(expires_at),
    render: (coupon) => <ValidityWindow coupon={coupon} />,
    exported: ({ starts_at, expires_at }) => `${starts_at}/${expires_at}`,
  },
  { key: 'limit', title: 'Limit', align: 'end', value: ({ limit }) => limit },
  {
    key: 'state',
    title: 'State',
    value: (coupon) => couponStates.indexOf(toCouponState(coupon)),
    render: (coupon) => <CouponStateDot coupon={coupon} />,
    exported: (coupon) => couponStateLabels[toCouponState(coupon)],
  },
  { key: 'description', title: 'Description', isExtra: true, value: ({ description }) => description },
  {
    key: 'influencer_id',
    title: 'Influencer',
    isExtra: true,
    value: ({ influencer_id }) => influencer_id ?? null,
    render: ({ influencer_id }) => influencer_id ?? '–',
  },
  { key: 'uses', title: 'Uses', isExtra: true, align: 'end', value: readUses },
  {
    key: 'updated_by',
    title: 'Updated by',
    isExtra: true,
    value: ({ updated_by }) => updated_by ?? null,
  },
  {
    key: 'updated_at',
    title: 'Updated',
    isExtra: true,
    value: ({ updated_at }) => parseMoment(updated_at),
    render: ({ updated_at }) => <RelativeTime at={updated_at} />,
    exported: ({ updated_at }) => updated_at,
  },
]

/** On a phone, under the code. */
export function CouponDetails({ coupon }: { coupon: Coupon }) {
  return (
    <>
      <CouponStateDot coupon={coupon} />
      <ValidityWindow coupon={coupon} />
    </>
  )
}

function CouponStateDot({ coupon }: { coupon: Coupon }) {
  const state = toCouponState(coupon)
  return <StatusDot tone={couponStateTones[state]}>{couponStateLabels[state]}</StatusDot>
}

/** Days of the service's zone, which are the same for everybody; the exact moments on hover. */
function ValidityWindow({ coupon: { starts_at, expires_at } }: { coupon: Coupon }) {
  const { timeZone } = usePlatform().settings
  return (
    <span
      className={styles.window}
      title={`${formatZonedTime(starts_at, timeZone)} to ${formatZonedTime(expires_at, timeZone)}`}
    >
      <time dateTime={starts_at}>{formatZonedDate(starts_at, timeZone)}</time> –{' '}
      <time dateTime={expires_at}>{formatZonedDate(expires_at, timeZone)}</time>
    </span>
  )
}

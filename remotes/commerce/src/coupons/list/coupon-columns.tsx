import { findUnreadableField, toRawText } from '@console/shared/http/unreadable-fields'
import type { ListColumn } from '@console/shared/list'
import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { StatusDot } from '@console/shared/ui/status-dot'
import { parseTimestamp } from '@console/values/time/timestamp'
import { formatZonedTime } from '@console/values/time/zoned-time'
import { couponFields } from '../fields/coupon-fields.ts'
import { formatBound, isFurtherNotice } from '../rules/coupon-days.ts'
import { describeDiscount } from '../rules/coupon-discount.ts'
import {
  couponStateLabels,
  couponStates,
  couponStateTones,
  readUses,
  toCouponState,
} from '../rules/coupon-state.ts'
import styles from './coupon-columns.module.css'

export const couponColumns: readonly [ListColumn<Coupon>, ...ListColumn<Coupon>[]] = [
  { key: 'code', title: 'Code', className: styles.code ?? '', value: ({ code }) => code },
  {
    key: 'amount',
    title: 'Discount',
    align: 'end',
    isOnPhone: true,
    // Percentages and fixed amounts cannot be compared.
    isSortable: false,
    value: describeOffer,
  },
  toColumn('campaign'),
  { ...toColumn('category'), isExtra: true },
  {
    key: 'expires_at',
    title: 'Valid',
    className: styles.valid ?? '',
    value: ({ expires_at }) => parseTimestamp(expires_at),
    render: (coupon) => <ValidityWindow coupon={coupon} />,
  },
  { key: 'limit', title: 'Limit', align: 'end', value: ({ limit }) => limit },
  {
    key: 'state',
    title: 'Status',
    value: (coupon) => couponStates.indexOf(toCouponState(coupon)),
    render: (coupon) => <CouponStateDot coupon={coupon} />,
  },
  { ...toColumn('description'), isExtra: true },
  {
    ...toColumn('influencer_id'),
    isExtra: true,
    render: ({ influencer_id }) => influencer_id ?? '–',
  },
  { key: 'uses', title: 'Uses', isOptional: true, align: 'end', value: readUses },
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
    value: ({ updated_at }) => parseTimestamp(updated_at),
    isMoment: true,
  },
]

/** A field as received. */
function toColumn(key: 'campaign' | 'category' | 'description' | 'influencer_id'): ListColumn<Coupon> {
  return { key, title: couponFields[key].label, value: (coupon) => coupon[key] ?? null }
}

/** As received if it is unknown whether it is a percentage. */
function describeOffer(coupon: Coupon): string {
  const odd = findUnreadableField(coupon, 'type')
  return odd === undefined ? describeDiscount(coupon) : `${coupon.amount} (${toRawText(odd.raw)})`
}

/** On a phone, under the code. */
export function CouponDetails({ coupon }: { coupon: Coupon }) {
  return (
    <>
      <CouponStateDot coupon={coupon} />
      <span>
        <ValidityWindow coupon={coupon} />
      </span>
    </>
  )
}

function CouponStateDot({ coupon }: { coupon: Coupon }) {
  const state = toCouponState(coupon)
  return <StatusDot tone={couponStateTones[state]}>{couponStateLabels[state]}</StatusDot>
}

/** Days of the service's zone, which are the same for everybody, both of them valid; the exact moments on hover. */
function ValidityWindow({ coupon: { starts_at, expires_at } }: { coupon: Coupon }) {
  const { timeZone } = usePlatform().settings
  const start = formatBound(starts_at, 'first', timeZone) || '–'
  const startsExactly = formatZonedTime(starts_at, timeZone)
  // In one line, as the days of all others.
  if (isFurtherNotice(expires_at, timeZone)) {
    return (
      <time
        className={styles.day}
        dateTime={starts_at}
        title={`${startsExactly}, ${formatBound(expires_at, 'last', timeZone)}`}
      >
        From {start}
      </time>
    )
  }
  return (
    <>
      <time className={styles.day} dateTime={starts_at} title={startsExactly}>
        {start}
      </time>{' '}
      –{' '}
      <time className={styles.day} dateTime={expires_at} title={formatZonedTime(expires_at, timeZone)}>
        {formatBound(expires_at, 'last', timeZone) || '–'}
      </time>
    </>
  )
}

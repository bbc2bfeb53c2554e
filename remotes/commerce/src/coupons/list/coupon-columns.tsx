import type { ListColumn } from '@console/shared/list'
import type { Coupon } from '@console/shared/schemas/coupon'
import { formatNumber } from '@console/shared/ui/number'
import { StatusDot } from '@console/shared/ui/status-dot'
import { formatDate, formatTime } from '@console/shared/ui/time'
import { couponStateLabels, couponStates, couponStateTones, toCouponState } from '../coupon-state.ts'

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
    value: ({ expires_at }) => Date.parse(expires_at),
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

/** A fixed amount has no currency on the wire. */
function formatDiscount({ type, amount }: Coupon): string {
  return type === 'percentage' ? `${formatNumber(amount)} %` : amount.toFixed(2)
}

function CouponStateDot({ coupon }: { coupon: Coupon }) {
  const state = toCouponState(coupon)
  return <StatusDot tone={couponStateTones[state]}>{couponStateLabels[state]}</StatusDot>
}

function ValidityWindow({ coupon: { starts_at, expires_at } }: { coupon: Coupon }) {
  return (
    <span title={`${formatTime(starts_at)} to ${formatTime(expires_at)}`}>
      <time dateTime={starts_at}>{formatDate(starts_at)}</time> –{' '}
      <time dateTime={expires_at}>{formatDate(expires_at)}</time>
    </span>
  )
}

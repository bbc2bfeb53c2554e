import type { Coupon } from '@console/shared/schemas/coupon'
import { formatNumber } from '@console/shared/ui/number'
import { RowTitle, wideColumn } from '@console/shared/ui/row-title'
import { StatusDot } from '@console/shared/ui/status-dot'
import { toSortOrder } from '@console/shared/ui/table-sort'
import { formatDate, formatTime } from '@console/shared/ui/time'
import type { TableColumnsType } from 'antd'
import { couponStateLabels, couponStateTones, toCouponState } from '../coupon-state.ts'
import type { CouponListUrl } from './coupon-view.ts'

export function buildCouponColumns(sort: CouponListUrl['sort']): TableColumnsType<Coupon> {
  const sortable = (key: string) => ({ key, sorter: true, sortOrder: toSortOrder(sort, key) })
  return [
    {
      ...sortable('code'),
      title: 'Code',
      render: (_, coupon) => (
        <RowTitle
          details={
            <>
              <CouponStateDot coupon={coupon} />
              <ValidityWindow coupon={coupon} />
            </>
          }
        >
          {coupon.code}
        </RowTitle>
      ),
    },
    { key: 'amount', title: 'Discount', align: 'end', render: (_, coupon) => formatDiscount(coupon) },
    {
      ...sortable('campaign'),
      ...wideColumn,
      title: 'Campaign',
      render: (_, { campaign }) => campaign ?? '–',
    },
    {
      ...sortable('category'),
      ...wideColumn,
      title: 'Category',
      render: (_, { category }) => category ?? '–',
    },
    {
      ...sortable('expires_at'),
      ...wideColumn,
      title: 'Valid',
      render: (_, coupon) => <ValidityWindow coupon={coupon} />,
    },
    {
      ...sortable('limit'),
      ...wideColumn,
      title: 'Limit',
      align: 'end',
      render: (_, { limit }) => formatNumber(limit),
    },
    {
      ...sortable('state'),
      ...wideColumn,
      title: 'State',
      render: (_, coupon) => <CouponStateDot coupon={coupon} />,
    },
  ]
}

/** Percentages and fixed amounts cannot be compared, so the column is not sorted by. A fixed amount has no currency on the wire. */
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

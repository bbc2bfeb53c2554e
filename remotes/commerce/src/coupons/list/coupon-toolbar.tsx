import { ListToolbar } from '@console/shared/ui/list-toolbar'
import { formatNumber } from '@console/shared/ui/number'
import { SearchBox } from '@console/shared/ui/search-box'
import type { UrlState } from '@console/shared/ui/url-state'
import { Segmented } from 'antd'
import { type CouponState, couponStateLabels, couponStates } from '../coupon-state.ts'
import type { CouponListUrl } from './coupon-view.ts'

const stateOptions: { value: CouponState | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...couponStates.map((state) => ({ value: state, label: couponStateLabels[state] })),
]

type CouponToolbarProps = { url: UrlState<CouponListUrl>; shown: number; total: number }

export function CouponToolbar({ url, shown, total }: CouponToolbarProps) {
  const all = `${formatNumber(total)} ${total === 1 ? 'coupon' : 'coupons'}`
  return (
    <ListToolbar
      summary={shown === total ? all : `${formatNumber(shown)} of ${all}`}
      search={
        <SearchBox label="Search coupons" value={url.state.q} onSearch={(q) => url.replace({ q, page: 1 })} />
      }
      filter={
        <Segmented<CouponState | 'all'>
          aria-label="State"
          options={stateOptions}
          value={url.state.state ?? 'all'}
          onChange={(state) => url.update({ state: state === 'all' ? undefined : state, page: 1 })}
        />
      }
    />
  )
}

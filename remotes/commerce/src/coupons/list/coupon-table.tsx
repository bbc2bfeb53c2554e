import type { Coupon } from '@console/shared/schemas/coupon'
import { toListTableProps } from '@console/shared/ui/list-table'
import type { UrlState } from '@console/shared/ui/url-state'
import { Table } from 'antd'
import { buildCouponColumns } from './coupon-columns.tsx'
import { type CouponListUrl, couponListUrlSchema } from './coupon-view.ts'

const { shape } = couponListUrlSchema

type CouponTableProps = { records: Coupon[]; url: UrlState<CouponListUrl> }

export function CouponTable({ records, url }: CouponTableProps) {
  return (
    <Table
      rowKey="id"
      columns={buildCouponColumns(url.state.sort)}
      dataSource={records}
      {...toListTableProps({
        page: url.state.page,
        onPage: (page) => url.update({ page }),
        onSort: (sort) => url.update({ sort: shape.sort.parse(sort), page: 1 }),
      })}
    />
  )
}

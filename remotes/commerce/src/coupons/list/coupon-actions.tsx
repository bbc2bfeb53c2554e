import { deleteUndoably } from '@console/shared/deletion'
import type { BulkAction, RowAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import type { Coupon } from '@console/shared/schemas/coupon'
import type { UrlState } from '@console/shared/ui/url-state'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { buildBulkStatusActions, buildStatusActions, type StatusResource } from '../../status-change.ts'
import { allCoupons, couponDeletion } from '../api/coupon.queries.ts'
import { beginCouponChange } from '../coupon-change.ts'
import type { CouponListUrl } from './coupon-view.ts'

/** What the menu of a coupon's row offers. */
export const buildRowActions =
  (platform: Platform, url: UrlState<CouponListUrl>) =>
  (record: Coupon): RowAction[] => [
    {
      key: 'edit',
      label: 'Edit',
      icon: <Pencil size={14} aria-hidden />,
      onRun: () => url.open({ edit: record.id }),
    },
    {
      key: 'duplicate',
      label: 'Duplicate',
      icon: <Copy size={14} aria-hidden />,
      onRun: () => url.open({ new: true, copy: record.id }),
    },
    ...buildStatusActions(platform, toStatusResource(platform), record),
    {
      key: 'delete',
      label: 'Delete',
      icon: <Trash2 size={14} aria-hidden />,
      onRun: () => deleteUndoably(platform, couponDeletion(platform.api, record)),
    },
  ]

const importDatesChoice = async () => (await import('../bulk/dates-choice.tsx')).DatesChoice

/** What can be done with several coupons at once: give them other dates or another status. */
export const buildBulkActions = (platform: Platform): BulkAction<Coupon>[] => [
  {
    key: 'dates',
    label: 'Change dates',
    question: (counted) => `Change the dates of ${counted}?`,
    done: 'Changed',
    invalidates: [allCoupons],
    begin: () => beginCouponChange(platform.api, {}),
    loadChoice: importDatesChoice,
  },
  ...buildBulkStatusActions(toStatusResource(platform)),
]

const toStatusResource = ({ api }: Platform): StatusResource<Coupon> => ({
  nameOf: ({ code }) => code,
  invalidates: [allCoupons],
  begin: (status) => beginCouponChange(api, { status }),
})

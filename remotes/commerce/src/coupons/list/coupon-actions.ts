import type { BulkAction } from '@console/shared/bulk/bulk-action'
import type { Platform } from '@console/shared/platform'
import type { Coupon } from '@console/shared/schemas/coupon'
import type { UrlState } from '@console/shared/ui/url-state'
import type { RecordUrl } from '../../navigation/record-url.ts'
import { buildRecordActions } from '../../records/actions/record-actions.tsx'
import { buildBulkStatusActions, type StatusResource } from '../../records/actions/status-change.ts'
import { allCoupons, couponDeletion } from '../api/coupon.queries.ts'
import type { CouponChange } from '../rules/coupon-change.ts'

/** What the menu of a coupon's row offers. */
export const buildRowActions = (platform: Platform, url: UrlState<RecordUrl>) =>
  buildRecordActions({
    platform,
    url,
    statuses: toStatusResource(platform),
    toDeletion: (record) => couponDeletion(platform.api, record),
  })

const importDatesChoice = async () => (await import('../bulk/dates-choice.tsx')).DatesChoice

/** What can be done with several coupons at once: give them other dates or another status. */
export const buildBulkActions = (platform: Platform): BulkAction<Coupon>[] => [
  {
    key: 'dates',
    label: 'Change dates',
    question: (counted) => `Change the dates of ${counted}?`,
    doing: 'Changing',
    done: 'Changed',
    invalidates: [allCoupons],
    begin: () => beginChange(platform, {}),
    loadChoice: importDatesChoice,
  },
  ...buildBulkStatusActions(toStatusResource(platform)),
]

const beginChange = async ({ api }: Platform, change: CouponChange, from?: Coupon['status']) =>
  (await import('../rules/coupon-change.ts')).beginCouponChange(api, change, from)

const toStatusResource = (platform: Platform): StatusResource<Coupon> => ({
  nameOf: ({ code }) => code,
  invalidates: [allCoupons],
  begin: (status, from) => beginChange(platform, { status }, from),
})

import type { BulkAction } from '@console/shared/bulk/bulk-action'
import { buildBulkStatusActions } from '@console/shared/changes/bulk-status'
import type { Platform } from '@console/shared/platform'
import type { Coupon } from '@console/shared/schemas/coupon'
import { allCoupons } from '../api/coupon.queries.ts'
import { toCouponState } from '../rules/coupon-state.ts'
import { beginChange, toStatusResource } from './coupon-actions.ts'

/** Works for a learner now or later. */
const isWithLearners = (coupon: Coupon) => ['active', 'scheduled'].includes(toCouponState(coupon))

const importDatesChoice = async () =>
  (await import(/* webpackChunkName: "form" */ '../bulk/dates-choice.tsx')).DatesChoice

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
  ...buildBulkStatusActions(toStatusResource(platform), {
    verb: 'use',
    within: 'within the dates set',
    isUsed: isWithLearners,
  }),
]

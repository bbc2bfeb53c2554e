import { buildStatusActions } from '@console/shared/changes/status-change'
import type { CellEdits } from '@console/shared/list/cell-edit'
import type { Platform } from '@console/shared/platform'
import type { Coupon } from '@console/shared/schemas/coupon'
import { toDraft } from '../../records/fields/draft.ts'
import { couponFields } from '../fields/coupon-fields.ts'
import { describeDiscount } from '../rules/coupon-discount.ts'
import { couponStateLabels, couponStateTones, toCouponState } from '../rules/coupon-state.ts'
import { toStatusResource } from './coupon-status.ts'

/** Fields of a coupon that are changed in the list itself. */
export const buildCellEdits = (platform: Platform): CellEdits<Coupon> => ({
  amount: (coupon) => ({
    label: `Change the discount of ${coupon.code}, ${describeDiscount(coupon)}`,
    field: `Discount of ${coupon.code}`,
    text: toDraft(couponFields, coupon).amount,
    save: async (text) => {
      const { saveDiscount } = await import(/* webpackChunkName: "changes" */ './save-discount.ts')
      return saveDiscount(platform, coupon, text)
    },
  }),
  state: (coupon) => {
    const state = toCouponState(coupon)
    return {
      label: `Change the status of ${coupon.code}, ${couponStateLabels[state]}`,
      tone: couponStateTones[state],
      status: couponStateLabels[state],
      listActions: () => buildStatusActions(platform, toStatusResource(platform), coupon, coupon.status),
    }
  },
})

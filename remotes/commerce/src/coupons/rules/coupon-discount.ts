import type { Coupon } from '@console/shared/schemas/coupon'
import { formatNumber } from '@console/shared/ui/number'

/** "10 %" or "5.00": a fixed amount has no currency on the wire. */
export const formatDiscount = ({ type, amount }: Pick<Coupon, 'type' | 'amount'>): string =>
  type === 'percentage' ? `${formatNumber(amount)} %` : amount.toFixed(2)

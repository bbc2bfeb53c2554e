import type { Coupon } from '@console/shared/schemas/coupon'
import { formatNumber } from '@console/shared/ui/number'
import { readerLocale } from '@console/shared/ui/reader-locale'

const fixed = new Intl.NumberFormat(readerLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "10 %" or "1,234.50": a fixed amount has no currency on the wire. */
export const formatDiscount = ({ type, amount }: Pick<Coupon, 'type' | 'amount'>): string =>
  type === 'percentage' ? `${formatNumber(amount)} %` : fixed.format(amount)

import type { Coupon } from '@console/shared/schemas/coupon'
import { readerLocale } from '@console/shared/ui/reader-locale'

const percent = new Intl.NumberFormat(readerLocale, {
  style: 'unit',
  unit: 'percent',
  maximumFractionDigits: 3,
})
const fixed = new Intl.NumberFormat(readerLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "10%", or "10 %" where the reader's language has it so, or "1,234.50": a fixed amount has no currency on the wire. */
export const formatDiscount = ({ type, amount }: Pick<Coupon, 'type' | 'amount'>): string =>
  type === 'percentage' ? percent.format(amount) : fixed.format(amount)

/** The same where nothing beside it says that it is a discount: "10%", "1,234.50 off". */
export const describeDiscount = (discount: Pick<Coupon, 'type' | 'amount'>): string =>
  discount.type === 'percentage' ? formatDiscount(discount) : `${formatDiscount(discount)} off`

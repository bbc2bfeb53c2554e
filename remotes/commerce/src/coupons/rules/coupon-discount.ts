import type { Coupon } from '@console/shared/schemas/coupon'
import { readerLocale } from '@console/shared/ui/reader-locale'
import { readServiceDecimals } from '@console/values/money/money-limits'
import { readMoney, readPercent } from '../../records/numbers/typed-number.ts'

const percent = new Intl.NumberFormat(readerLocale, {
  style: 'unit',
  unit: 'percent',
  maximumFractionDigits: 3,
})

/** The typed discount; null if it is not a valid number. */
export const readAmount = ({ type, amount }: { type: string; amount: string }): number | null =>
  type === 'percentage' ? readPercent(amount) : readMoney(amount)

/** A fixed amount has no currency on the wire. */
function formatFixed(amount: number): string {
  const decimals = readServiceDecimals()
  return amount.toLocaleString(readerLocale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

/** "10%", or "10 %" in languages that write it so, or "1,234.50" in the decimals of the console's currency. */
export const formatDiscount = ({ type, amount }: Pick<Coupon, 'type' | 'amount'>): string =>
  type === 'percentage' ? percent.format(amount) : formatFixed(amount)

/** The same where nothing beside it says that it is a discount: "10%", "1,234.50 off". */
export const describeDiscount = (discount: Pick<Coupon, 'type' | 'amount'>): string =>
  discount.type === 'percentage' ? formatDiscount(discount) : `${formatDiscount(discount)} off`

import { readerLocale } from './reader-locale.ts'

const whole = new Intl.NumberFormat(readerLocale)
const money = new Map<string, Intl.NumberFormat>()

/** "1,200", grouped according to the reader's locale. */
export const formatNumber = (value: number): string => whole.format(value)

/** "1 package", "1,250 packages" */
export const formatCount = (count: number, { one, many }: { one: string; many: string }): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const currencyCode = /^[a-z]{3}$/i

/**
 * "$9.99". `currency` is an ISO 4217 code; anything else is put beside the amount: "9.99 coins", or nothing if empty.
 * `digits` sets the decimals of very small amounts, such as a price per coin.
 */
export function formatMoney(amount: number, currency: string, digits?: number): string {
  if (!currencyCode.test(currency)) return `${amount.toFixed(digits ?? 2)} ${currency}`.trim()
  const key = `${currency} ${digits ?? ''}`
  const known = money.get(key)
  if (known !== undefined) return known.format(amount)
  const format = new Intl.NumberFormat(readerLocale, {
    style: 'currency',
    currency,
    ...(digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  })
  money.set(key, format)
  return format.format(amount)
}

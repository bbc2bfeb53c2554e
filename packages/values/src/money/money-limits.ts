/**
 * No package costs as much in any currency, and a number still tells the thousandths of less apart: what is more was typed or
 * pasted by mistake.
 */
export const mostMoney = 999_999_999

/** What money is shown with where its currency is not known. */
const usualDecimals = 2

/** Decimals of a currency by its ISO 4217 code: none of JPY, three of KWD. */
export function readDecimals(currency: string): number {
  if (!/^[A-Z]{3}$/i.test(currency)) return usualDecimals
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? usualDecimals
}

let serviceDecimals = usualDecimals

/** The currency of money that has none on the wire (`settings.defaultCurrency`). `withPlatform` tells it before a screen is drawn. */
export function setServiceCurrency(currency: string): void {
  serviceDecimals = readDecimals(currency)
}

/** How many decimals money has that says no currency. */
export const readServiceDecimals = (): number => serviceDecimals

/** Whether an amount has more decimals than so many. */
export const isFiner = (amount: number, decimals: number): boolean =>
  Number(amount.toFixed(decimals)) !== amount

/** “Price can have at most 2 decimals” */
export const toDecimalsMessage = (what: string, decimals: number): string =>
  `${what} can have ${decimals === 0 ? 'no' : `at most ${decimals}`} decimals`

/** “Price can be at most 999,999,999” */
export const toMostMessage = (what: string): string =>
  `${what} can be at most ${mostMoney.toLocaleString('en')}`

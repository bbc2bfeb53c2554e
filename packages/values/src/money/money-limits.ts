/**
 * No package costs as much in any currency, and numbers up to here keep three exact decimals; anything larger was
 * entered by mistake.
 */
export const mostMoney = 999_999_999

/** Decimals of an unknown currency. */
const defaultDecimals = 2

/** Decimals of a currency by its ISO 4217 code: 0 for JPY, 3 for KWD, 2 without a code. */
export function readDecimals(currency: string | null | undefined): number {
  if (currency == null || !/^[A-Z]{3}$/i.test(currency)) return defaultDecimals
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? defaultDecimals
}

let serviceDecimals = defaultDecimals

/**
 * Sets the currency of amounts without one on the wire (`settings.defaultCurrency`). `withPlatform` calls it before a
 * screen renders.
 */
export function setServiceCurrency(currency: string): void {
  serviceDecimals = readDecimals(currency)
}

/** Decimals of an amount without a currency. */
export const readServiceDecimals = (): number => serviceDecimals

/** Whether an amount has more decimals than allowed. */
export const isFiner = (amount: number, decimals: number): boolean =>
  Number(amount.toFixed(decimals)) !== amount

/** “Price can have at most 2 decimals” */
export const toDecimalsMessage = (what: string, decimals: number): string =>
  `${what} can have ${decimals === 0 ? 'no' : `at most ${decimals}`} decimals`

/** “Price can be at most 999,999,999” */
export const toMostMessage = (what: string): string =>
  `${what} can be at most ${mostMoney.toLocaleString('en')}`

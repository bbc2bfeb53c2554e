/**
 * An amount as people write it, with the decimals of its currency: "237.60". Never three of them, which may be read as thousands;
 * an amount that has others keeps them.
 */
export function toMoneyText(amount: number, currency?: string | null): string {
  const text = amount.toFixed(Math.min(2, findDigits(currency ?? '')))
  return Number(text) === amount ? text : String(amount)
}

function findDigits(currency: string): number {
  if (!/^[a-z]{3}$/i.test(currency)) return 2
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

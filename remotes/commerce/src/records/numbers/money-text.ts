/**
 * An amount as people write it: "237.60". Never with three decimals, which could be read as thousands, unless it has
 * them.
 */
export function toMoneyText(amount: number, decimals: number): string {
  const text = amount.toFixed(Math.min(2, decimals))
  return Number(text) === amount ? text : String(amount)
}

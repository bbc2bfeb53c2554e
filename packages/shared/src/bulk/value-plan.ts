/** New texts by field, where an empty one changes nothing; a percentage more, or less if it is negative; or no value. */
export type ValueChange = { texts: Readonly<Record<string, string>> } | { percent: number } | 'clear'

/** A record after a change. */
export type ValuePlan<Item> = {
  item: Item
  /** As people read them. */
  now: string
  next: string
  /** The fields that change, as they are now and as they will be. */
  from: Partial<Item>
  change: Partial<Item>
  /** Why it cannot be changed; null if it can. */
  problem: string | null
}

/** A number raised by a percentage, or lowered by a negative one, in at most so many decimals. */
export function raiseNumber(value: number, percent: number, decimals: number): number {
  const places = 10 ** decimals
  // The product first: binary fractions would round 1.005 down.
  return Math.round(Number((value * (100 + percent) * places).toPrecision(12)) / 100) / places
}

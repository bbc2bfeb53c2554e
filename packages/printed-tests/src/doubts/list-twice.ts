/** The numbers that stand more than once, each of them once. */
export function listTwice(numbers: readonly number[]): number[] {
  const seen = new Set<number>()
  const twice = new Set<number>()
  for (const number of numbers) (seen.has(number) ? twice : seen).add(number)
  return [...twice]
}

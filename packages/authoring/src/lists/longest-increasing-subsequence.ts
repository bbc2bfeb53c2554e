/**
 * Indices of a longest increasing subsequence of `values`, by patience sorting:
 * https://en.wikipedia.org/wiki/Longest_increasing_subsequence.
 */
export function longestIncreasingSubsequence(values: readonly number[]): number[] {
  /** For each length the index at which the subsequence with the smallest last value ends. */
  const ends: number[] = []
  const previous = new Map<number, number | undefined>()
  const valueAt = (place: number) => values[place] ?? 0
  for (const [place, value] of values.entries()) {
    const length = ends.findLastIndex((end) => valueAt(end) < value) + 1
    previous.set(place, ends[length - 1])
    ends[length] = place
  }
  const found: number[] = []
  for (let place = ends.at(-1); place !== undefined; place = previous.get(place)) found.push(place)
  return found.reverse()
}

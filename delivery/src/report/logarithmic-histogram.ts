/** Each bucket ends a tenth above the one before, so that no value is reported more than a tenth too high. */
const growth = 1.1
const smallest = 0.001

/**
 * The bucket of a value, as in DDSketch (Masson, Rim, Lee, “DDSketch: a fast and fully-mergeable quantile sketch”, VLDB
 * 2019): counts of buckets add up over days and servers, which percentiles do not.
 */
export const toBucket = (value: number): number =>
  Math.ceil(Math.log(Math.max(value, smallest)) / Math.log(growth))

/** @param counts by bucket. Undefined where nothing was counted. */
export function toPercentile(counts: ReadonlyMap<number, number>, percent: number): number | undefined {
  const buckets = [...counts].sort(([one], [other]) => one - other)
  const total = buckets.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [bucket, count] of buckets) {
    seen += count
    if (seen >= (percent / 100) * total) return growth ** bucket
  }
  return undefined
}

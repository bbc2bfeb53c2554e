/** The upper of the two in the middle where there are two; NaN of nothing. */
export const toMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

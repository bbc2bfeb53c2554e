/** Numbers from `first` to `last`, including both; empty if `last` is smaller. */
export const numberRange = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

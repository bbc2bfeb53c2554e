/** With both ends; empty where the last is before the first. */
export const numberRange = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The number of a field, or 0 where it holds none. */
export const toAmount = (value: unknown): number => (typeof value === 'number' ? value : 0)

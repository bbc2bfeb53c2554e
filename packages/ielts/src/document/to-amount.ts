/** The value if it is a number, else 0. */
export const toAmount = (value: unknown): number => (typeof value === 'number' ? value : 0)

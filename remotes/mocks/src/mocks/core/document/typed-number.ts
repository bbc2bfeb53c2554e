import type { TypedNumber } from './mock-document.schema.ts'

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** What was typed as the number it plainly is, or as it was typed. */
export function toTypedNumber(text: string): TypedNumber {
  const trimmed = text.trim()
  return plainNumber.test(trimmed) ? Number(trimmed) : text
}

/** The number of a field, or 0 where it holds none. */
export const toAmount = (value: unknown): number => (typeof value === 'number' ? value : 0)

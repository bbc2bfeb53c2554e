import type { TypedNumber } from './mock-document.schema.ts'

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/
/** One or two digits after a comma part no thousands. */
const commaNumber = /^[+-]?\d*,\d{1,2}$/

/** What was typed as the number it plainly is, or as it was typed. */
export function toTypedNumber(text: string): TypedNumber {
  const trimmed = text.trim()
  const plain = commaNumber.test(trimmed) ? trimmed.replace(',', '.') : trimmed
  return plainNumber.test(plain) ? Number(plain) : text
}

/** The number of a field, or 0 where it holds none. */
export const toAmount = (value: unknown): number => (typeof value === 'number' ? value : 0)

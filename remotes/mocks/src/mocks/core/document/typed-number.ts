import { parseNumber } from '@console/shared/ui/parse-number'
import type { TypedNumber } from './mock-document.schema.ts'

/** What was typed as the number it is, or as it was typed. */
export const toTypedNumber = (text: string): TypedNumber => parseNumber(text) ?? text

/** The number of a field, or 0 where it holds none. */
export const toAmount = (value: unknown): number => (typeof value === 'number' ? value : 0)

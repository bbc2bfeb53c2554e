import type { TypedNumber } from '@console/ielts'
import { parseNumber } from '@console/shared/ui/parse-number'

/** What was typed as the number it is, or as it was typed. */
export const toTypedNumber = (text: string): TypedNumber => parseNumber(text) ?? text

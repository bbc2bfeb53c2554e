import type { TypedNumber } from '@console/ielts'
import { parseNumber } from '@console/shared/ui/parse-number'

/** Returns the text itself if it is no number. */
export const toTypedNumber = (text: string): TypedNumber => parseNumber(text) ?? text

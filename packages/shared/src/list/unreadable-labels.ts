import { upperFirst } from 'es-toolkit/string'
import type { UnreadableRecord } from '../http/record-list.schema.ts'
import { formatCount, formatNumber } from '../ui/number.ts'
import type { ListDefinition } from './define-list.ts'

type Nouns = ListDefinition<never>['words']

/** "1 of 47 packages could not be read" */
export const formatUnreadable = (count: number, total: number, words: Nouns): string =>
  `${formatNumber(count)} of ${formatCount(total, words)} could not be read`

/** "2 packages have fields that could not be read" */
export const formatUnreadableFields = (count: number, words: Nouns): string =>
  `${formatCount(count, words)} ${count === 1 ? 'has' : 'have'} fields that could not be read`

/** "Package 7", or "Row 3" for a record without a readable id. */
export function nameUnreadable({ id, index }: UnreadableRecord, { one }: Nouns): string {
  return id === null ? `Row ${index + 1}` : `${upperFirst(one)} ${id}`
}

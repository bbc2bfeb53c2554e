import { formatNumber } from '../ui/number.ts'
import type { ListDefinition } from './define-list.ts'

type Words = ListDefinition<never>['words']

/** "1 package", "1,250 packages" */
export const formatCount = (count: number, { one, many }: Words): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** "12 packages", or "3 of 12 packages" when some are filtered out. */
export const formatListSummary = (shown: number, total: number, words: Words): string =>
  `${shown === total ? '' : `${formatNumber(shown)} of `}${formatCount(total, words)}`

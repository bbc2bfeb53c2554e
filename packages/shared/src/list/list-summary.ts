import { formatCount, formatNumber } from '../ui/number.ts'
import type { ListDefinition } from './define-list.ts'

/** "12 packages", or "3 of 12 packages" if some are filtered out. */
export const formatListSummary = (
  shown: number,
  total: number,
  words: ListDefinition<never>['words'],
): string => `${shown === total ? '' : `${formatNumber(shown)} of `}${formatCount(total, words)}`

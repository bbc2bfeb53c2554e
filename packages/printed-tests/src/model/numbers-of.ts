import { numberRange } from '@console/ielts/document/number-range'
import type { PrintedQuestion } from './printed-test.ts'

/** All that a question takes. */
export const numbersOf = ({ number, count }: Pick<PrintedQuestion, 'number' | 'count'>): number[] =>
  numberRange(number, number + count - 1)

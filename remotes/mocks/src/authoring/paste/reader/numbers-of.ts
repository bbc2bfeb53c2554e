import { numberRange } from '@console/ielts/document/number-range'
import type { PastedQuestion } from './pasted-test.ts'

/** All that a question takes. */
export const numbersOf = ({ number, count }: Pick<PastedQuestion, 'number' | 'count'>): number[] =>
  numberRange(number, number + count - 1)

import type { Doubt, PrintedTest } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'
import { checkGroups } from './check-groups.ts'
import { comparePrint } from './compare-print.ts'
import { findDisorder, findDoubledLines } from './find-disorder.ts'
import { findUnusedLines } from './find-unused-lines.ts'
import { listContradictions } from './list-contradictions.ts'

/** Compares what was read with what is printed, and with itself. `joined` are words that were put together by guess. */
export const findDoubts = (
  read: Omit<PrintedTest, 'doubts'>,
  lines: readonly TextLine[],
  joined: readonly TextLine[],
): Doubt[] => [
  ...checkGroups(read, lines),
  ...joined.map((line) => ({
    numbers: [],
    reason: 'A word that was divided at the end of a line was joined.',
    lines: [line],
  })),
  ...listContradictions(read, lines),
  ...findDisorder(read, lines),
  ...findDoubledLines(read, lines),
  ...findUnusedLines(read, lines),
  ...comparePrint(read, lines),
]

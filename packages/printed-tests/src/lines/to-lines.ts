import type { Doubt } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'
import { dehyphenate } from './dehyphenate.ts'
import { dropEllipses } from './drop-ellipses.ts'
import { markBoxes } from './mark-boxes.ts'
import { numberCountedQuestions } from './number-counted-questions.ts'
import { numberAskingHeads } from './number-single-heads.ts'
import { removePageFurniture } from './remove-page-furniture.ts'
import { splitText } from './split-text.ts'

export type PrintedLines = {
  lines: TextLine[]
  /** Page numbers, running heads and the like. */
  furniture: TextLine[]
  /** Words that were divided at the end of a line, and that stand nowhere else in the text. */
  joined: TextLine[]
  doubts: Doubt[]
}

/** The lines of a printed test: signs in one spelling, cells with tabs between them, columns one below the other, words whole. */
export function toLines(text: string): PrintedLines {
  const { lines: printed, furniture } = removePageFurniture(numberCountedQuestions(splitText(text)))
  const { lines, joined } = dehyphenate(dropEllipses(numberAskingHeads(markBoxes(printed))))
  return { lines, furniture, joined, doubts: findTurnedColumns(lines) }
}

/** The first line of a right column stood higher on paper than the last of the left one. */
function findTurnedColumns(lines: readonly TextLine[]): Doubt[] {
  const turns = lines
    .filter(({ text }) => text !== '')
    .filter(({ at }, index, filled) => at < (filled[index - 1]?.at ?? 0))
  return turns.length === 0
    ? []
    : [{ numbers: [], reason: 'Two columns were put one below the other.', lines: turns }]
}

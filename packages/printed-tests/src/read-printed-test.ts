import { toBlocks } from './blocks/to-blocks.ts'
import { findDoubts } from './doubts/find-doubts.ts'
import { findTask, toDrafts } from './drafts/to-drafts.ts'
import { findHintedAnswers } from './hints/find-hinted-answers.ts'
import { isAsked, obeyHints } from './hints/obey-hints.ts'
import { toLines } from './lines/to-lines.ts'
import { findExcess } from './model/limits.ts'
import type { Doubt, PrintedGroup, PrintedPart, PrintedTest } from './model/printed-test.ts'
import type { Hints, LineRole, Lines, TextLine } from './model/text-line.ts'
import { toTasks } from './tasks/to-tasks.ts'

export type { Doubt, Hints, LineRole, PrintedGroup, PrintedPart, PrintedTest, TextLine }
export { findTask, toDrafts }

/** The text of a printed test, read into passages, groups of questions and a key. What no rule knows is listed. */
export function readPrintedTest(text: string, hints: Hints = new Map()): PrintedTest {
  const excess = findExcess(text)
  if (excess !== null) return { ...nothing, doubts: [{ numbers: [], reason: excess, lines: [] }] }
  const page = obeyHints(toLines(text), hints)
  const keyed = { ...findHintedAnswers(page.lines, hints), hints }
  const found = toBlocks(keyed)
  const tasks = toTasks(found.blocks, keyed)
  // Exercises that begin at 1 again were numbered through: their lines are shown with the numbers that they have on paper.
  const toSource = (lines: Lines) =>
    keyed.numberings.length === 0
      ? lines
      : page.lines.filter((line) => line.text !== '' && lines.some(({ at }) => at === line.at))
  const rubrics = [page.furniture, found.rubrics, keyed.script, keyed.key.explained, tasks.leftOut].flat()
  const read = {
    parts: tasks.parts,
    answers: tasks.answers,
    rubrics: toSource(rubrics).toSorted(byPlace),
    unread: toSource([...keyed.key.unread, ...tasks.unread]).toSorted(byPlace),
  }
  const doubts = findDoubts(read, keyed.page.filter(isAsked(hints)), page.joined)
  return { ...read, doubts: [keyed.doubts, page.doubts, found.doubts, doubts].flat() }
}

const nothing: PrintedTest = { parts: [], answers: new Map(), rubrics: [], unread: [], doubts: [] }

const byPlace = (left: TextLine, right: TextLine) => left.at - right.at

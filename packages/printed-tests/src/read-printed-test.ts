import { toAnswers } from './answers/to-answers.ts'
import { toBlocks } from './blocks/to-blocks.ts'
import { findDoubts } from './doubts/find-doubts.ts'
import { findTask, toDrafts } from './drafts/to-drafts.ts'
import { toLines } from './lines/to-lines.ts'
import type { Doubt, PrintedGroup, PrintedPart, PrintedTest } from './model/printed-test.ts'
import type { TextLine } from './model/text-line.ts'
import { toTasks } from './tasks/to-tasks.ts'

export type { Doubt, PrintedGroup, PrintedPart, PrintedTest, TextLine }
export { findTask, toDrafts }

/** The text of a printed test, read into passages, groups of questions and a key. What no rule knows is listed. */
export function readPrintedTest(text: string): PrintedTest {
  const page = toLines(text)
  const { body, key, script, numberings, doubts: keyDoubts } = toAnswers(page.lines)
  const isRenumbered = numberings.length > 0
  const blocks = toBlocks(body, { numbers: [...key.answers.keys()], isRenumbered })
  const tasks = toTasks(blocks.blocks, { answers: key.answers, numberings })
  // A line is shown as it is printed, with the number that it has on paper.
  const toSource = (lines: readonly TextLine[]) =>
    isRenumbered
      ? page.lines.filter((line) => line.text !== '' && lines.some(({ at }) => at === line.at))
      : lines
  const read = {
    parts: tasks.parts,
    answers: tasks.answers,
    rubrics: toSource([
      ...page.furniture,
      ...blocks.rubrics,
      ...script,
      ...key.explained,
      ...tasks.leftOut,
    ]).toSorted(byPlace),
    unread: toSource([...key.unread, ...tasks.unread]).toSorted(byPlace),
  }
  const doubts = findDoubts(read, page.lines, page.joined)
  return { ...read, doubts: [...keyDoubts, ...page.doubts, ...blocks.doubts, ...doubts] }
}

const byPlace = (left: TextLine, right: TextLine) => left.at - right.at

import { countWords } from '@console/ielts/document/count-words'
import { dropExerciseNumbers } from './answers/exercises/decimal-numbers.ts'
import { markQuestionLetters } from './answers/exercises/mark-question-letters.ts'
import { nameNumberedExercises } from './answers/exercises/name-numbered-exercises.ts'
import { numberParagraphs } from './answers/exercises/number-paragraphs.ts'
import { toPrintedNumbers } from './answers/exercises/printed-numbers.ts'
import { numberRestartedLists } from './answers/number-restarted-lists.ts'
import { readWorksheet } from './answers/read-worksheet.ts'
import { splitRegions } from './answers/split-regions.ts'
import { addGroupHeads } from './blocks/add-group-heads.ts'
import { parsePassage } from './blocks/parse-passage.ts'
import { splitTest } from './blocks/split-test.ts'
import { comparePrint } from './doubts/compare-print.ts'
import { findUnusedLines } from './doubts/find-unused-lines.ts'
import { letterParagraphs } from './doubts/letter-paragraphs.ts'
import { listContradictions } from './doubts/list-contradictions.ts'
import { listDoubts } from './doubts/list-doubts.ts'
import { findTask, toDrafts } from './drafts/to-drafts.ts'
import { dehyphenate } from './lines/dehyphenate.ts'
import { dropEllipses } from './lines/drop-ellipses.ts'
import { numberCountedQuestions } from './lines/number-counted-questions.ts'
import { numberAskingHeads, numberSingleHeads } from './lines/number-single-heads.ts'
import { removePageFurniture } from './lines/remove-page-furniture.ts'
import { toLines } from './lines/split-text.ts'
import type { Doubt, PrintedGroup, PrintedPart, PrintedTest } from './model/printed-test.ts'
import type { TextLine } from './model/text-line.ts'
import { expandVerdicts } from './tasks/expand-verdicts.ts'
import { readGroup } from './tasks/read-group.ts'

export type { Doubt, PrintedGroup, PrintedPart, PrintedTest, TextLine }
export { findTask, toDrafts }

/** The text of a printed test, read into passages, groups of questions and a key. What no rule knows is listed. */
export function readPrintedTest(text: string): PrintedTest {
  const { lines, furniture } = removePageFurniture(numberCountedQuestions(toLines(text)))
  const { lines: mended, joined } = dehyphenate(dropEllipses(numberAskingHeads(lines)))
  const printed = splitRegions(numberParagraphs(dropExerciseNumbers(markQuestionLetters(mended))))
  const restarted = numberRestartedLists(printed.body)
  const regions = { ...printed, body: nameNumberedExercises(restarted.lines) }
  const { body, key, numberings, doubts: ofSheet } = readWorksheet(regions)
  const doubts = [
    ...ofSheet,
    ...restarted.doubts,
    ...toLayoutDoubts('Two columns were put one below the other.', listTurns(mended)),
  ]
  // A line is shown as it is printed, with the number that it has on paper.
  const toSource = (read: readonly TextLine[]) =>
    numberings.length === 0
      ? read
      : mended.filter((line) => line.text !== '' && read.some(({ at }) => at === line.at))
  const numbers = [...key.answers.keys()]
  const range = { first: Math.min(...numbers), last: Math.max(...numbers) }
  const headed = numberSingleHeads(body)
  const split = splitTest(
    numbers.length === 0 || numberings.length > 0 ? headed : addGroupHeads(headed, range),
    numbers.length === 0 ? 1 : range.first,
  )
  const answers = expandVerdicts(
    split.parts.flatMap(({ groups }) => groups),
    key.answers,
  )
  const unread: TextLine[] = [...key.unread]
  const rubrics = [
    ...furniture,
    ...split.rubrics,
    ...regions.script.filter(({ text: own }) => own !== ''),
    ...key.explained,
  ]
  const parts = split.parts.flatMap((part, index): PrintedPart[] => {
    const { unread: ofText, leftOut, fullEnds, ...passage } = parsePassage(part.text)
    // The name of a school or of a book, or the menu of a page, above the first text.
    if (
      index === 0 &&
      split.parts.length > 1 &&
      part.groups.length === 0 &&
      countWords(passage.paragraphs.join(' ')) < 25
    ) {
      rubrics.push(...part.text.filter(({ text: own }) => own !== ''))
      return []
    }
    const groups = part.groups.map((each) =>
      readGroup(each, { answers, lettered: passage.isLettered ? passage.paragraphs.length : 0 }),
    )
    unread.push(...ofText, ...groups.flatMap((each) => each.unread))
    rubrics.push(...leftOut, ...groups.flatMap((each) => each.leftOut))
    doubts.push(
      ...toLayoutDoubts('A paragraph may end here: the line is full, so nothing shows it.', fullEnds),
    )
    const numbered = groups.map(({ group }) => ({ ...group, printed: toPrintedNumbers(group, numberings) }))
    return [{ number: part.number, ...passage, groups: numbered }]
  })
  const read = {
    parts: parts.filter(({ lines: own, groups }) => own !== null || groups.length > 0),
    answers: letterParagraphs(parts, answers),
    rubrics: toSource(rubrics).toSorted(byPlace),
    unread: toSource(unread).toSorted(byPlace),
  }
  return {
    ...read,
    doubts: [
      ...doubts,
      ...listDoubts(read, mended, joined),
      ...listContradictions(read, mended),
      ...findUnusedLines(read, mended),
      ...comparePrint(read, mended),
    ],
  }
}

const toLayoutDoubts = (reason: string, lines: readonly TextLine[]): Doubt[] =>
  lines.length === 0 ? [] : [{ numbers: [], reason, lines }]

/** Where the right column begins: its first line stood higher than the last of the left one. */
const listTurns = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ text }) => text !== '').filter(({ at }, index, filled) => at < (filled[index - 1]?.at ?? 0))

const byPlace = (left: TextLine, right: TextLine) => left.at - right.at

import { countWords } from '@console/ielts/document/count-words'
import { dropExerciseNumbers } from '../exercises/decimal-numbers.ts'
import { markQuestionLetters } from '../exercises/mark-question-letters.ts'
import { nameNumberedExercises } from '../exercises/name-numbered-exercises.ts'
import { numberParagraphs } from '../exercises/number-paragraphs.ts'
import { toPrintedNumbers } from '../exercises/printed-numbers.ts'
import { dropEllipses } from '../lines/drop-ellipses.ts'
import { mendHyphens } from '../lines/mend-hyphens.ts'
import { numberCountedQuestions } from '../lines/number-counted-questions.ts'
import { clearFurniture } from '../lines/page-furniture.ts'
import type { TextLine } from '../lines/text-line.ts'
import { toLines } from '../lines/to-lines.ts'
import { comparePrint } from './compare-print.ts'
import { headGroups } from './head-groups.ts'
import { letterParagraphs } from './letter-paragraphs.ts'
import { listContradictions } from './list-contradictions.ts'
import { listDoubts } from './list-doubts.ts'
import { listLosses } from './list-losses.ts'
import { numberRestartedLists } from './number-restarted-lists.ts'
import { numberAskingHeads, numberSingleHeads } from './number-single-heads.ts'
import { parsePassage } from './parse-passage.ts'
import type { Doubt, PastedPart, PastedTest } from './pasted-test.ts'
import { readGroup } from './read-group.ts'
import { readSheet } from './read-sheet.ts'
import { splitTest } from './split-test.ts'
import { takeRegions } from './take-regions.ts'
import { wordVerdicts } from './word-verdicts.ts'

/** The text of a printed test, read into passages, groups of questions and a key. What no rule knows is listed. */
export function parseTest(text: string): PastedTest {
  const { lines, furniture } = clearFurniture(numberCountedQuestions(toLines(text)))
  const { lines: mended, joined } = mendHyphens(dropEllipses(numberAskingHeads(lines)))
  const printed = takeRegions(numberParagraphs(dropExerciseNumbers(markQuestionLetters(mended))))
  const restarted = numberRestartedLists(printed.body)
  const regions = { ...printed, body: nameNumberedExercises(restarted.lines) }
  const { body, key, numberings, doubts: ofSheet } = readSheet(regions)
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
    numbers.length === 0 || numberings.length > 0 ? headed : headGroups(headed, range),
    numbers.length === 0 ? 1 : range.first,
  )
  const answers = wordVerdicts(
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
  const parts = split.parts.flatMap((part, index): PastedPart[] => {
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
      ...listLosses(read, mended),
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

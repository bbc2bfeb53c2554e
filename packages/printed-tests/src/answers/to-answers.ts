import type { Doubt } from '../model/printed-test.ts'
import { isFilled, type Lines, mapTexts, type TextLine } from '../model/text-line.ts'
import { saysWhatToDo } from '../patterns/exercise-heads.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { listNumbers } from '../patterns/question-labels.ts'
import type { Numbering } from './exercises/continue-numbers.ts'
import { continueSections } from './exercises/continue-sections.ts'
import { dropExerciseNumbers, numberParagraphs } from './exercises/decimal-numbers.ts'
import { markLetters } from './exercises/mark-letters.ts'
import { nameRunningExercises } from './exercises/name-running-exercises.ts'
import type { PrintedKey } from './key/parse-key.ts'
import { leaveOutLeadIn } from './leave-out-lead-in.ts'
import { readWorksheet } from './read-worksheet.ts'
import { splitRegions } from './split-regions.ts'

export type KeyedLines = {
  /** Texts and questions, numbered through. */
  body: TextLine[]
  key: PrintedKey
  /** The transcript of a recording. */
  script: TextLine[]
  /** The numbers of exercises on paper; empty if the paper is numbered through. */
  numberings: readonly Numbering[]
  /** The page with numbers that run through, and without answers that were marked beside their questions. */
  page: Lines
  doubts: Doubt[]
}

/** Takes the key out of the lines, wherever it stands, and reads it: its numbers tell which questions there are. */
export function toAnswers(lines: Lines): KeyedLines {
  const running = nameRunningExercises(lines)
  const printed = splitRegions(numberParagraphs(dropExerciseNumbers(markLetters(running.body))))
  const asked = leaveOutLeadIn(printed.body, printed.key)
  const sections = continueSections({ ...printed, body: asked.body })
  const sheet = readWorksheet({ key: sections.key, body: nameNumberedExercises(sections.body) })
  const marked = new Set(printed.doubts?.flatMap((doubt) => doubt.lines.map(({ at }) => at)))
  const changed = new Map([
    ...[...marked].map((at) => [at, { at, text: '' }] as const),
    ...printed.body.filter(({ at }) => marked.has(at)).map((line) => [line.at, line] as const),
    ...sections.moved.map((line) => [line.at, line] as const),
  ])
  return {
    ...sheet,
    page: lines.map((line) => changed.get(line.at) ?? line),
    script: [...running.leftOut, ...asked.leftOut, ...printed.script].filter(isFilled),
    doubts: [...(printed.doubts ?? []), ...sections.doubts, ...sheet.doubts],
  }
}

type Mark = { index: number; number: number; isStart: boolean; isInstruction: boolean }

/** “2. Choose from the list.” above questions 6 to 9 is an exercise: its number is none of those that run through. */
export function nameNumberedExercises(lines: Lines): TextLine[] {
  const heads = findHeads(lines.flatMap(({ text }, index) => listMarks(text, index)))
  return mapTexts(lines, (text, index) => {
    const found = heads.has(index) ? matchNumbered(text) : null
    return found === null ? text : `Exercise ${found.number}. ${found.rest}`
  })
}

function listMarks(text: string, index: number): Mark[] {
  const rest = matchNumbered(text)?.rest ?? ''
  return listNumbers(text).map((number, nth) => {
    const isStart = nth === 0 && /^[A-Z“"‘(]/.test(rest) && !hasRun(rest)
    return { index, number, isStart, isInstruction: isStart && saysWhatToDo(rest) }
  })
}

/** Two chains, of exercises and of questions, that have every number; none if one chain explains them all. */
function findHeads(marks: readonly Mark[]): ReadonlySet<number> {
  const heads = new Set<number>()
  let question = 0
  let exercise = 0
  for (const [nth, { index, number, isStart, isInstruction }] of marks.entries()) {
    const next = marks[nth + 1]
    const isHead = isStart && number === exercise + 1 && next?.number === question + 1 && next.index > index
    const isQuestion = number === question + 1
    // If “2. He sings.” has “2. Choose one.” below it, the first is the question.
    const isFirst = next?.number === number && (isInstruction || !next.isInstruction)
    if (isHead && (!isQuestion || isFirst)) {
      heads.add(index)
      exercise = number
    } else if (isQuestion) question = number
    else if (number > question) return new Set()
  }
  return exercise > 1 && question > exercise ? heads : new Set()
}

import type { TextLine } from '../../model/text-line.ts'
import { saysWhatToDo } from '../../patterns/exercise-heads.ts'
import { hasRun } from '../../patterns/gap-patterns.ts'
import { matchNumbered } from '../../patterns/item-patterns.ts'
import { listNumbers } from '../../patterns/question-labels.ts'

type Mark = { index: number; number: number; isStart: boolean; isInstruction: boolean }

/** “2. Choose from the list.” above questions 6 to 9 is an exercise: its number is none of those that run through. */
export function nameNumberedExercises(lines: readonly TextLine[]): TextLine[] {
  const heads = findHeads(lines.flatMap(({ text }, index) => listMarks(text, index)))
  return lines.map((line, index) => {
    const found = heads.has(index) ? matchNumbered(line.text) : null
    return found === null ? line : { at: line.at, text: `Exercise ${found.number}. ${found.rest}` }
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

import type { GroupReading } from './group-reading.ts'
import { hasRun, listGaps, matchNumbered, matchTwoNumbers, toGapText } from './line-patterns.ts'
import type { PastedQuestion } from './pasted-test.ts'

/** A line that begins with a number of the range, or with two for a set. */
export function takeQuestion(reading: GroupReading, text: string): boolean {
  const { last, waiting } = reading
  if (waiting !== null) {
    addQuestion(reading, waiting, text, 1)
    reading.waiting = null
    return true
  }
  const several = matchTwoNumbers(text)
  const isSet = several !== null && several.last <= last && several.last > several.first
  if (isSet && isFree(reading, several.first)) {
    addQuestion(reading, several.first, several.rest, several.last - several.first + 1)
    return true
  }
  const alone = /^(\d{1,2})[.)]?$/.exec(text)?.[1]
  if (alone !== undefined && isFree(reading, Number(alone))) {
    reading.waiting = Number(alone)
    return true
  }
  const found = matchNumbered(text)
  if (found === null || !isFree(reading, found.number)) return false
  const startsWithGap = listGaps(text, reading).some(({ from }) => from === 0)
  // In a running text a line may begin with a number of its own: 12 tonnes of ice.
  if (startsWithGap || (reading.isRunning && !hasRun(found.rest))) return false
  addQuestion(reading, found.number, found.rest, 1)
  return true
}

const isFree = ({ first, last, questions }: GroupReading, number: number): boolean =>
  number >= first && number <= last && !questions.some((each) => each.number === number)

function addQuestion(reading: GroupReading, number: number, text: string, count: number) {
  const question: PastedQuestion = { number, text: toQuestionText(text), options: [], count }
  reading.questions.push(question)
  reading.grow = (more) => {
    question.text += ` ${toGapText(more)}`
  }
}

/** Choices that are printed behind a statement are no part of it. */
const toQuestionText = (text: string): string =>
  toGapText(text)
    .replace(/(?:[([]\s*)?(?:TRUE|YES)\s*\/\s*(?:FALSE|NO)\s*\/\s*NOT GIVEN\s*[)\]]?$/, '')
    .trim()

import { cutAtGaps } from './cut-at-gaps.ts'
import type { GroupReading } from './group-reading.ts'
import { isInstruction, listGaps, matchVerdict, splitColumns } from './line-patterns.ts'
import type { TextLine } from './pasted-test.ts'

const arrow = /^[↓→▼⇓⬇|]+$/
const listTitle = /^(?:list of .+|people|options|headings)$/i

/** A line of the rubric of facts or views. */
export function takeVerdict(reading: GroupReading, text: string): boolean {
  if (reading.questions.length > 0 || matchVerdict(text) === null) return false
  addInstruction(reading, text)
  return true
}

/** A line of a text with gaps: each gap is a question, with what stands around it. */
export function takeRunning(reading: GroupReading, text: string, index: number) {
  const { questions } = reading
  const gaps = listGaps(text, reading)
  if (gaps.length === 0) {
    if (questions.length === 0 && reading.carried.length === 0) takeOpening(reading, text, index)
    else carry(reading, text)
    return
  }
  for (const { number, text: piece } of cutAtGaps(text, gaps)) {
    questions.push({ number, text: [...reading.carried, piece].join('\n'), options: [], count: 1 })
    reading.carried = []
  }
  reading.grow = null
}

/** What stands behind the last gap belongs to its question. */
export function endRunning({ carried, questions }: GroupReading) {
  const last = questions.at(-1)
  if (carried.length > 0 && last !== undefined) last.text = [last.text, ...carried].join('\n')
}

/** A line that goes on where the one before stopped; `isNew` if an empty one stands between them. */
export function takeMore({ grow }: GroupReading, text: string, isNew: boolean): boolean {
  if (listTitle.test(text) || grow === null || isNew || isInstruction(text)) return false
  grow(text)
  return true
}

/** A title or a part of the instruction, or what none of the rules knows. */
export function takeOther(reading: GroupReading, line: TextLine, text: string) {
  const { questions, options, instruction } = reading
  if (listTitle.test(text)) reading.title = text
  else if (isInstruction(text)) addInstruction(reading, text)
  else if (questions.length + options.length > 0) reading.unread.push(line)
  else {
    const isTitle = instruction.length > 0 && text.length < 70 && !/[.?:]$/.test(text)
    if (isTitle && reading.title === null) reading.title = text
    else instruction.push(text)
    reading.grow = isTitle ? null : (more) => instruction.push(more)
  }
}

/** What stands before the first gap: the instruction, a title, or the beginning of the text. */
function takeOpening(reading: GroupReading, text: string, index: number) {
  const { lines, instruction, title } = reading
  const isStep = arrow.test(lines.slice(index + 1).find((each) => each.text !== '')?.text ?? '')
  const isRow = splitColumns(text).length > 1
  if (isStep || isRow) carry(reading, text)
  else if (isInstruction(text) || (instruction.length === 0 && /[.:]$/.test(text))) instruction.push(text)
  else if (title === null && text.length < 90 && !/[.;]$/.test(text)) reading.title = text
  else if (title === null && instruction.length > 0 && /^[a-z]/.test(text)) instruction.push(text)
  else carry(reading, text)
}

function addInstruction(reading: GroupReading, text: string) {
  reading.instruction.push(text)
  reading.grow = (more) => reading.instruction.push(more)
}

function carry({ carried }: GroupReading, text: string) {
  carried.push(splitColumns(text).join(' | '))
}

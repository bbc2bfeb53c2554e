import { fillNumbers } from './fill-numbers.ts'
import { findGroupTask } from './find-group-task.ts'
import { type GroupReading, startReading } from './group-reading.ts'
import { joinLines } from './parse-passage.ts'
import type { PastedGroup, TextLine } from './pasted-test.ts'
import type { GroupLines } from './split-test.ts'
import { takeExample } from './take-example.ts'
import { shareOptions, takeOptions } from './take-options.ts'
import { takeQuestion } from './take-question.ts'
import { endRunning, takeMore, takeOther, takeRunning, takeVerdict } from './take-text.ts'

type ParsedGroup = { group: PastedGroup; unread: TextLine[] }

/** Questions under one head: what is asked, what there is to choose from, and of which task they are. */
export function parseGroup(printed: GroupLines): ParsedGroup {
  const reading = startReading(printed)
  readLines(reading)
  endRunning(reading)
  shareOptions(reading)
  askOnce(reading)
  const { head, first, last, lines, title, instruction, options, questions, example, unread } = reading
  const group = {
    first,
    last,
    from: head.at,
    to: lines.findLast(({ text }) => text !== '')?.at ?? head.at,
    title,
    instruction: joinLines(instruction),
    options,
    questions: fillNumbers(questions, reading),
    example,
  }
  return { group: { ...group, task: findGroupTask(group) }, unread }
}

function readLines(reading: GroupReading) {
  let isNew = false
  for (const [index, line] of reading.lines.entries()) {
    const text = line.text.replace(/^[•▪●*]\s*|^[–-]\s+/, '')
    if (text !== '') readLine(reading, { line, text, index, isNew })
    isNew = text === ''
  }
}

type ReadLine = { line: TextLine; text: string; index: number; isNew: boolean }

function readLine(reading: GroupReading, { line, text, index, isNew }: ReadLine) {
  const isTaken =
    takeExample(reading, text) ||
    takeVerdict(reading, text) ||
    takeOptions(reading, text, index) ||
    takeQuestion(reading, text)
  if (isTaken) return
  if (reading.isRunning) takeRunning(reading, text, index)
  else if (!takeMore(reading, text, isNew)) takeOther(reading, line, text)
}

/** “Choose TWO letters. Which TWO …” has its question in the place of an instruction. */
function askOnce({ questions, options, instruction, first, last }: GroupReading) {
  if (questions.length > 0 || options.length === 0) return
  const text = instruction.length > 1 ? (instruction.pop() ?? '') : ''
  questions.push({ number: first, text, options: [], count: last - first + 1 })
}

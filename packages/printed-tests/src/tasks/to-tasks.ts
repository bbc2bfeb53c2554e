import { isVerdict, toLetter, toNumeral } from '@console/ielts'
import type { Numbering } from '../answers/exercises/continue-numbers.ts'
import type { KeyedLines } from '../answers/to-answers.ts'
import type { GroupLines } from '../blocks/part-lines.ts'
import type { Block } from '../blocks/to-blocks.ts'
import {
  type Answers,
  type PrintedGroup,
  type PrintedPart,
  type PrintedQuestion,
  type PrintedTest,
  toOptionText,
} from '../model/printed-test.ts'
import type { Hints, Range, TextLine } from '../model/text-line.ts'
import { listNumbers } from '../patterns/question-labels.ts'
import { expandVerdicts } from './expand-verdicts.ts'
import type { GroupContext } from './find-group-task.ts'
import { readGroup } from './read-group.ts'

export type Tasks = Pick<PrintedTest, 'parts' | 'answers'> & { leftOut: TextLine[]; unread: TextLine[] }

/** Reads each group of questions as a task of IELTS, by its instruction, its options and what the key says. */
export function toTasks(
  blocks: readonly Block[],
  { key, numberings, hints }: KeyedLines & { hints: Hints },
): Tasks {
  const answers = expandVerdicts(
    blocks.flatMap(({ groups }) => groups),
    key.answers,
  )
  const read = blocks.map(({ number, passage, groups }) => {
    const { unread, leftOut, fullEnds, ...text } = passage
    const lettered = text.isLettered ? text.paragraphs.length : 0
    const context = { answers, lettered, hints }
    const tasks = groups.flatMap((group) => {
      const whole = readGroup(group, context)
      const kinds = divideByKind(group, whole.group, context)
      return kinds.length < 2 ? [whole] : kinds.map((kind) => readGroup(kind, context))
    })
    const part: PrintedPart = {
      number,
      ...text,
      groups: tasks.map(({ group }) => ({ ...group, printed: toPrintedNumbers(group, numberings) })),
    }
    return {
      part,
      unread: [...unread, ...tasks.flatMap((task) => task.unread)],
      leftOut: [...leftOut, ...tasks.flatMap((task) => task.leftOut)],
    }
  })
  const parts = read.map(({ part }) => part)
  return {
    parts: parts.filter(({ lines, groups }) => lines !== null || groups.length > 0),
    answers: letterParagraphs(parts, answers),
    unread: read.flatMap(({ unread }) => unread),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
  }
}

/** Paragraphs that have numbers on paper have letters here, and so has the key of the questions that ask for one. */
function letterParagraphs(parts: readonly PrintedPart[], answers: Answers): Answers {
  const lettered = new Map(answers)
  for (const { paragraphs, groups } of parts) {
    for (const { task, first, last, options } of groups) {
      const own = [...answers].filter(([number]) => number >= first && number <= last)
      const areNumbers = (most: number) =>
        own.every(([, said]) => /^\d{1,2}$/.test(said) && Number(said) > 0 && Number(said) <= most)
      if (task === 'information' && areNumbers(paragraphs.length))
        for (const [number, said] of own) lettered.set(number, toLetter(Number(said) - 1))
      else if (task === 'headings' && areNumbers(options.length))
        for (const [number, said] of own) lettered.set(number, toNumeral(Number(said) - 1))
    }
  }
  return lettered
}

/** Questions of different kinds that no instruction stands above are as many groups, one below the other. */
function divideByKind(
  printed: GroupLines,
  { instruction, options, questions }: PrintedGroup,
  { answers }: GroupContext,
): GroupLines[] {
  const kinds = questions.map((question) => kindOf(question, answers))
  if (instruction !== '' || options.length > 0 || kinds.includes('')) return [printed]
  const starts = questions.filter((_, nth) => kinds[nth] !== kinds[nth - 1]).map(({ number }) => number)
  const places = starts.map((number) =>
    printed.lines.findIndex(({ text }) => listNumbers(text)[0] === number),
  )
  if (places.includes(-1)) return [printed]
  return starts.map((first, nth) => {
    const lines = printed.lines.slice(nth === 0 ? 0 : places[nth], places[nth + 1])
    const last = (starts[nth + 1] ?? printed.last + 1) - 1
    return { ...printed, head: nth === 0 ? printed.head : (lines[0] ?? printed.head), first, last, lines }
  })
}

function kindOf({ options, count, text, number }: PrintedQuestion, answers: GroupContext['answers']): string {
  if (isVerdict(answers.get(number) ?? '') && options.map(toOptionText).every(isVerdict)) return 'verdict'
  if (options.length > 0) return count > 1 ? 'set' : 'choice'
  if (text.includes('_____')) return 'gap'
  return /\?(?:\s|$)/.test(text) ? 'asked' : ''
}

/** How questions are numbered on paper, where that is otherwise: “Exercise 2, 1–5”, “Task B, a–c”. */
function toPrintedNumbers({ first, last }: Range, numberings: readonly Numbering[]): string | null {
  const own = numberings.find(({ offset, last: count }) => first > offset && first <= offset + count)
  if (own === undefined || own.marks === 'bullets' || (own.offset === 0 && own.marks === 'numbers'))
    return null
  const sign = (number: number): string => {
    const place = number - own.offset
    if (own.marks === 'numbers') return String(place)
    return own.marks === 'letters' ? toLetter(place - 1).toLowerCase() : toNumeral(place - 1)
  }
  const range = first === last ? sign(first) : `${sign(first)}–${sign(last)}`
  return `${own.label?.name ?? toName(own.head)}, ${range}`
}

const toName = (head: string): string => {
  const said = head.replace(/[.:]$/, '')
  return said.length > 40 ? `${said.slice(0, 39).trimEnd()}…` : said
}

import { toLetter, toNumeral } from '@console/ielts'
import { toPrintedNumbers } from '../answers/exercises/printed-numbers.ts'
import type { KeyedLines } from '../answers/to-answers.ts'
import type { Block } from '../blocks/to-blocks.ts'
import type { Hints } from '../model/line-role.ts'
import type { PrintedPart, PrintedTest } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'
import { divideByKind } from './divide-by-kind.ts'
import { expandVerdicts } from './expand-verdicts.ts'
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
function letterParagraphs(
  parts: readonly PrintedPart[],
  answers: ReadonlyMap<number, string>,
): Map<number, string> {
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

import { listeningTasks, readingTasks } from '@console/ielts/sections'
import { findTask, toDrafts } from '../drafts/to-drafts.ts'
import type { PrintedGroup, PrintedTest } from '../model/printed-test.ts'
import { parseLimit } from '../patterns/instruction-patterns.ts'
import type { ExpectedQuestion, ExpectedTest } from './expected-test.ts'

/** The score of one number: `wrong` is read wrongly in silence, `listed` is a doubt that a person is shown. */
export type Verdict = { number: number; verdict: 'right' | 'listed' | 'wrong' | 'lost'; faults: string[] }

export function scoreText(test: PrintedTest, expected: ExpectedTest): Verdict[] {
  const doubted = new Set(test.doubts.flatMap(({ numbers }) => numbers))
  return expected.questions.flatMap((question) =>
    question.numbers.map((number, index): Verdict => {
      if (question.isListed)
        return { number, verdict: doubted.has(number) ? 'listed' : 'lost', faults: ['to be listed'] }
      const faults = findFaults(test, expected, question, number, index)
      if (faults === null)
        return { number, verdict: doubted.has(number) ? 'listed' : 'lost', faults: ['lost'] }
      if (faults.length === 0) return { number, verdict: 'right', faults }
      return { number, verdict: doubted.has(number) ? 'listed' : 'wrong', faults }
    }),
  )
}

/** Passages that differ from those expected. */
export function scorePassages({ parts }: PrintedTest, { section, texts }: ExpectedTest): string[] {
  if (section === 'listening') return []
  const told = (title: string, paragraphs: number, isLettered: boolean) =>
    `“${title}”, ${paragraphs}${isLettered ? ' lettered' : ''}`
  const read = parts.map((part) => told(part.title, part.paragraphs.length, part.isLettered))
  const wanted = texts.map((text) => told(text.title, text.paragraphs, text.isLettered))
  return wanted.filter((text) => !read.includes(text)).map((text) => `${text} but ${read.join(' and ')}`)
}

function findFaults(
  test: PrintedTest,
  { section }: ExpectedTest,
  wanted: ExpectedQuestion,
  number: number,
  index: number,
): string[] | null {
  const groups = test.parts.flatMap((part) => part.groups.map((group) => ({ group, part })))
  const found = groups.find(({ group }) => questionOf(group, number) !== undefined)
  const question = found && questionOf(found.group, number)
  if (found === undefined || question === undefined) return null
  const { group, part } = found
  const tasks = section === 'reading' ? readingTasks : listeningTasks
  const task = findTask(tasks, group.task)?.id ?? ''
  const [draft] = toDrafts({ ...group, questions: [question] }, task, {
    tasks,
    answers: test.answers,
    paragraphs: part.paragraphs.length,
  })
  const faults: string[] = []
  if (group.task !== wanted.task) faults.push(`task ${group.task}, not ${wanted.task}`)
  if (!isPrinted(group, wanted)) faults.push(`printed as ${group.printed}`)
  if (wanted.wordLimit !== (wanted.wordLimit && (parseLimit(group.instruction)?.words ?? null)))
    faults.push(`limit of “${group.instruction}”`)
  faults.push(...compareText(group, question.text, wanted, number))
  const options = (draft?.options ?? []).map((option) =>
    typeof option === 'string' ? option : `${option.key} ${option.value}`,
  )
  if (wanted.options !== null && toPlain(options.join(' ; ')) !== toPlain(wanted.options.join(' ; ')))
    faults.push(`options ${options.join(' ; ')}`)
  const isChoice = draft !== undefined && draft.options !== null
  const answer = isChoice ? draft.answers[number - question.number] : test.answers.get(number)
  if ((answer ?? '') !== wanted.answers[index]) faults.push(`key ${answer}`)
  return faults
}

/** Whether the numbers on paper are told where they are others. */
function isPrinted({ first, last, printed }: PrintedGroup, wanted: ExpectedQuestion): boolean {
  const range = wanted.printed.replace('-', '–')
  const isOther = range !== '' && range !== `${first}–${last}`
  return isOther ? printed?.endsWith(`, ${range}`) === true : printed === null
}

const questionOf = ({ questions }: PrintedGroup, number: number) =>
  questions.find((each) => number >= each.number && number < each.number + each.count)

function compareText(group: PrintedGroup, text: string, wanted: ExpectedQuestion, number: number): string[] {
  if (wanted.running === null) {
    return toPlain(text) === toPlain(wanted.text ?? '') ? [] : [`text “${text}”`]
  }
  const around = takeAround(wanted.running, number)
  const said = group.questions.map((each) => each.text.replace(/_{2,}/, ` [${each.number}] `)).join('\n')
  const readings = [said, `${group.title ?? ''} ${said}`].map((each) => takeAround(each, number))
  return readings.includes(around) ? [] : [`text “${readings[0]}”, not “${around}”`]
}

/** The text around a gap, up to the gaps before and after it. */
function takeAround(running: string, number: number): string {
  const at = running.indexOf(`[${number}]`)
  if (at === -1) return ''
  const from = running.lastIndexOf(']', at) + 1
  const next = running.indexOf('[', at + 1)
  return toPlain(running.slice(from, next === -1 ? running.length : next))
}

/** Bullets, arrows and the borders of cells are no words. */
const toPlain = (text: string): string =>
  text
    .replaceAll(/[\n|/•●▪*↓→▼⇓⬇]/g, ' ')
    .replaceAll(/(?<=^|\s)[–-](?=\s)/g, ' ')
    .replaceAll(/_{2,}/g, '_____')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:?!)])|(?<=[(£$€]) /g, '')
    .trim()

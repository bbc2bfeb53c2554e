import { readOptions, toKeyAnswer, toLetter, toTraits } from '@console/ielts'
import {
  type DraftOption,
  type GroupDraft,
  type IeltsTask,
  lettered,
  paragraphOptions,
} from '@console/ielts/sections'
import { numbersOf, type PrintedGroup, type PrintedTest } from '../model/printed-test.ts'
import { parseLimit } from '../patterns/instruction-patterns.ts'

/** Nearest tasks in a section that does not have one by this name. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'flow-chart-list': ['summary-list'],
  'summary-list': ['flow-chart-list'],
  form: ['notes'],
  map: ['features'],
  diagram: ['notes'],
  information: ['features'],
  endings: ['features'],
}

/** The task of a section by its name, or the nearest one. */
export const findTask = (tasks: readonly IeltsTask[], name: string | null): IeltsTask | undefined =>
  name === null
    ? undefined
    : [name, ...(elsewhere[name] ?? [])].flatMap((each) => tasks.find(({ id }) => id === each) ?? [])[0]

type DraftContext = { tasks: readonly IeltsTask[]; answers: PrintedTest['answers']; paragraphs: number }

/** A printed group as drafts of a task: questions with options of their own become a group each. */
export function toDrafts(group: PrintedGroup, taskId: string, context: DraftContext): GroupDraft[] {
  const task = context.tasks.find(({ id }) => id === taskId)
  if (task === undefined) return []
  const instruction = toRubric(group.instruction) || task.instruction
  const common = {
    type: task.type,
    title: group.title ?? task.title,
    instruction: [instruction, ...group.shown].join('\n'),
    wordlimit: task.answered === 'words' ? (parseLimit(instruction)?.words ?? task.wordlimit) : null,
  }
  const isApart = task.asked === 1
  const sets = isApart ? group.questions.map((question) => [question]) : [group.questions]
  return sets.map((questions) => {
    const own = questions.flatMap((question) => question.options)
    const options = toOptions(task, own.length > 0 ? own : group.options, group, context.paragraphs)
    const numbers = questions.flatMap(numbersOf)
    const isPlaces = task.options === 'paragraphs' && group.options.length === 0
    const answers = numbers.map((number) => {
      const said = context.answers.get(number) ?? ''
      return toKeyAnswer(isPlaces ? toPlace(said) : said, options?.length ? readOptions(options) : null)
    })
    return { ...common, options, questions: questions.map(({ text }) => text), answers }
  })
}

/** “3” where paragraphs have numbers on paper; here they have letters. */
const toPlace = (said: string): string => (/^[1-9]$/.test(said) ? toLetter(Number(said) - 1) : said)

/** Puts verdicts and instructions on lines of their own, as they are printed. */
const toRubric = (instruction: string): string =>
  instruction
    .replaceAll(/\s(?=(?:TRUE|FALSE|NOT GIVEN|YES|NO) (?:if|when)\b)/g, '\n')
    .replaceAll(/(?<=[.?!])\s(?=(?:Choose|Write|NB|You may)\b)/g, '\n')

function toOptions(
  task: IeltsTask,
  found: readonly DraftOption[],
  group: PrintedGroup,
  paragraphs: number,
): readonly DraftOption[] | null {
  if (task.answered === 'words') return null
  if (toTraits(task.type).key === 'verdict' && Array.isArray(task.options)) return task.options
  if (found.length > 0) return found
  const last = /\bA\s*[-–—]\s*([B-L])\b/.exec(group.instruction)?.[1]
  const count = last === undefined ? null : last.charCodeAt(0) - 64
  if (task.options === 'paragraphs') return paragraphOptions(count ?? paragraphs)
  // The letters stand on a picture.
  return count === null ? null : lettered(count)
}

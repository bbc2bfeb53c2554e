import { listAccepted } from '../../core/keys/answer-text.ts'
import { parseWordLimit } from '../../core/keys/word-limit.ts'
import type { DraftOption, GroupDraft } from '../tasks/group-draft.ts'
import { type IeltsTask, paragraphOptions } from '../tasks/ielts-task.ts'
import type { PastedGroup, PastedTest } from './pasted-test.ts'

type DraftContext = { tasks: readonly IeltsTask[]; answers: PastedTest['answers']; paragraphs: number }

/** A pasted group as a task: questions with options of their own are a group each. */
export function toDrafts(group: PastedGroup, taskId: string, context: DraftContext): GroupDraft[] {
  const task = context.tasks.find(({ id }) => id === taskId)
  if (task === undefined) return []
  const instruction = group.instruction || task.instruction
  const common = {
    type: task.type,
    title: group.title ?? task.title,
    instruction,
    wordlimit: task.answered === 'words' ? (parseWordLimit(instruction)?.words ?? task.wordlimit) : null,
  }
  const isApart = task.asked === 1
  const sets = isApart ? group.questions.map((question) => [question]) : [group.questions]
  return sets.map((questions) => {
    const own = questions.flatMap((question) => question.options)
    const options = toOptions(task, own.length > 0 ? own : group.options, group, context.paragraphs)
    const numbers = questions.flatMap(({ number, count }) =>
      Array.from({ length: count }, (_, i) => number + i),
    )
    const answers = numbers.map((number) => toAnswer(context.answers.get(number) ?? '', options))
    return { ...common, options, questions: questions.map(({ text }) => text), answers }
  })
}

function toOptions(
  task: IeltsTask,
  found: readonly DraftOption[],
  group: PastedGroup,
  paragraphs: number,
): readonly DraftOption[] | null {
  if (task.answered === 'words') return null
  if (task.type === 'identifying_information' && Array.isArray(task.options)) return task.options
  if (found.length > 0) return found
  if (task.options !== 'paragraphs') return null
  const last = /\bA\s*[-–—]\s*([B-L])\b/.exec(group.instruction)?.[1]
  return paragraphOptions(last === undefined ? paragraphs : last.charCodeAt(0) - 64)
}

const verdicts: Record<string, string> = { t: 'TRUE', f: 'FALSE', y: 'YES', n: 'NO', ng: 'NOT GIVEN' }

/** As the key of the console has it: the key of an option, or words with their variants. */
function toAnswer(said: string, options: readonly DraftOption[] | null): string {
  if (options === null) return toVariants(said)
  const wanted = said.trim().toLowerCase()
  const keys = options.map((option) => (typeof option === 'string' ? option : option.key))
  const texts = options.map((option) => (typeof option === 'string' ? option : option.value))
  const meant = verdicts[wanted] ?? said
  const at = keys.findIndex((key) => key.toLowerCase() === meant.trim().toLowerCase())
  if (at !== -1) return keys[at] ?? ''
  const byText = texts.findIndex((text) => text.toLowerCase() === wanted)
  const byStart = keys.findIndex((key) => key.length === 1 && new RegExp(`^${key}[ .):]`).test(said))
  return keys[byText] ?? keys[byStart] ?? said
}

/** “colour / color” are two answers, and so is “(the) wind”. */
const toVariants = (said: string): string =>
  listAccepted(said.replaceAll(/;|(?<=\s)(?:\/|OR)(?=\s)/g, '|'))
    .flatMap((each) => {
      const around = each.split(/\([^()]*\)/).map((part) => part.trim())
      const bare = around.join(' ').trim()
      return around.length > 1 && bare !== '' ? [bare, each.replaceAll(/[()]/g, '')] : [each]
    })
    .join('|')

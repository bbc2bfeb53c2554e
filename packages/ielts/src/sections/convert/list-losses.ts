import { readOptions } from '../../keys/answer-option.ts'
import { listAccepted, normaliseAnswer } from '../../keys/answer-text.ts'
import type { KeyGroup, KeyQuestion } from '../../keys/key-group.ts'
import { parseWordLimit } from '../../keys/word-limit.ts'
import { mayBeTable, toTraits } from '../../question-types/question-types.ts'
import { hasTable } from '../tasks/find-task.ts'
import type { DraftOption } from '../tasks/group-draft.ts'
import type { IeltsTask } from '../tasks/ielts-task.ts'

type ConvertedKey = {
  options: readonly DraftOption[] | null
  /** The questions that stay, and the new answer to each. */
  kept: readonly KeyQuestion[]
  answers: readonly string[]
  /** Losses that the section's rules report. */
  released: readonly string[]
}

/** Everything that a group loses in its conversion to another task, in sentences. */
export function listLosses(
  tasks: readonly IeltsTask[],
  group: KeyGroup,
  task: IeltsTask,
  { options, kept, answers, released }: ConvertedKey,
): string[] {
  // TRUE becomes YES, so no option is lost.
  const isRenamed = toTraits(group.type).key === 'verdict' && task.type === group.type
  return [
    ...listTableLoss(group, task),
    ...(losesRows(group, task) ? ['The columns of the table: its cells are joined by dashes.'] : []),
    ...(isRenamed ? [] : listOptionLosses(group, options)),
    ...listInstructionLoss(tasks, group),
    ...listLimitLoss(group, task),
    ...released,
    ...listCountLoss(group, kept),
    ...listAnswerLosses(kept, answers),
    ...listVariantLosses(group, answers, options),
  ]
}

/** Whether a reading table, whose questions have bars between cells, becomes a task other than a table. */
export const losesRows = ({ node, type, questions }: KeyGroup, task: IeltsTask): boolean =>
  node.kind === 'reading.group' &&
  mayBeTable(type) &&
  type !== task.type &&
  toTraits(task.type).body !== 'table' &&
  questions.some(({ text }) => text.includes('|'))

const listTableLoss = ({ node }: KeyGroup, task: IeltsTask): string[] =>
  hasTable(node) && !mayBeTable(task.type)
    ? ['A task that learners can answer: the table stays a table.']
    : []

const listCountLoss = ({ questions }: KeyGroup, kept: readonly KeyQuestion[]): string[] =>
  kept.length < questions.length
    ? [`${questions.length - kept.length} of ${questions.length} answers: each question keeps one.`]
    : []

function listOptionLosses({ options }: KeyGroup, next: readonly DraftOption[] | null): string[] {
  const texts = readOptions(next).map(({ text }) => text)
  const lost = options.filter(({ text }) => text.trim() !== '' && !texts.includes(text))
  if (lost.length === 0) return []
  return [
    `${lost.length === 1 ? 'An option' : `${lost.length} options`}: ${quote(lost.map(({ text }) => text))}.`,
  ]
}

function listInstructionLoss(tasks: readonly IeltsTask[], { instruction }: KeyGroup): string[] {
  const isOwn = instruction.trim() !== '' && !tasks.some((task) => task.instruction === instruction)
  if (!isOwn) return []
  return [`The instruction ${quote([instruction])}.`]
}

function listLimitLoss({ node, instruction }: KeyGroup, task: IeltsTask): string[] {
  const limit = node.fields.wordlimit ?? parseWordLimit(instruction)?.words
  const next = task.answered === 'words' ? task.wordlimit : null
  if (typeof limit !== 'number' || limit === next) return []
  return [next === null ? `The word limit of ${limit}.` : `The word limit of ${limit}: it becomes ${next}.`]
}

function listAnswerLosses(questions: readonly KeyQuestion[], answers: readonly string[]): string[] {
  const lost = questions.filter(({ key }, index) => key !== '' && answers[index] === '')
  if (lost.length === 0) return []
  const listed = lost.map(({ number, key }) => `${number} (“${key}”)`).join(', ')
  return [`${lost.length === 1 ? 'An answer' : `${lost.length} answers`}: ${listed}.`]
}

/** An option is one word where the key accepted several. */
function listVariantLosses(
  { kind, questions }: KeyGroup,
  answers: readonly string[],
  options: readonly DraftOption[] | null,
): string[] {
  if (kind !== 'words' || options === null) return []
  const texts = new Map(readOptions(options).map(({ key, text }) => [key, normaliseAnswer(text)]))
  const lost = questions.flatMap(({ number, key }, index) =>
    listAccepted(key)
      .filter((text) => answers[index] !== '' && normaliseAnswer(text) !== texts.get(answers[index] ?? ''))
      .map((text) => `${number} (“${text}”)`),
  )
  if (lost.length === 0) return []
  return [
    `${lost.length === 1 ? 'An accepted answer' : `${lost.length} accepted answers`}: ${lost.join(', ')}.`,
  ]
}

const quote = (texts: readonly string[]): string =>
  texts.map((text) => `“${text.length > 80 ? `${text.slice(0, 77)}…` : text}”`).join(', ')

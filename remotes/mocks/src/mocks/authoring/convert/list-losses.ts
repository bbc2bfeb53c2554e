import { readOptions } from '../../core/keys/answer-option.ts'
import { listAccepted } from '../../core/keys/answer-text.ts'
import type { KeyGroup, KeyQuestion } from '../../core/keys/key-group.ts'
import { parseWordLimit } from '../../core/keys/word-limit.ts'
import { hasTable } from '../tasks/find-task.ts'
import type { DraftOption } from '../tasks/group-draft.ts'
import type { IeltsTask } from '../tasks/ielts-task.ts'

type ConvertedKey = {
  options: readonly DraftOption[] | null
  /** The questions that stay, and what each is answered with. */
  kept: readonly KeyQuestion[]
  answers: readonly string[]
  /** What the section takes away. */
  released: readonly string[]
}

/** What a group does not take along into another task, in sentences. */
export function listLosses(
  tasks: readonly IeltsTask[],
  group: KeyGroup,
  task: IeltsTask,
  { options, kept, answers, released }: ConvertedKey,
): string[] {
  return [
    ...listTableLoss(group),
    ...listOptionLosses(group, options),
    ...listInstructionLoss(tasks, group),
    ...listLimitLoss(group, task),
    ...released,
    ...listCountLoss(group, kept),
    ...listAnswerLosses(kept, answers),
    ...listVariantLosses(group, answers, options),
  ]
}

const listTableLoss = ({ node }: KeyGroup): string[] =>
  hasTable(node) ? ['The table stays a table, which candidates cannot answer as this task.'] : []

const listCountLoss = ({ questions }: KeyGroup, kept: readonly KeyQuestion[]): string[] =>
  kept.length < questions.length
    ? [`${questions.length} answers become ${kept.length}: each question has one then.`]
    : []

function listOptionLosses({ options }: KeyGroup, next: readonly DraftOption[] | null): string[] {
  const texts = (readOptions(next) ?? []).map(({ text }) => text)
  const lost = (options ?? []).filter(({ text }) => text.trim() !== '' && !texts.includes(text))
  if (lost.length === 0) return []
  return [
    `${lost.length === 1 ? 'An option goes' : `${lost.length} options go`}: ${quote(lost.map(({ text }) => text))}.`,
  ]
}

function listInstructionLoss(tasks: readonly IeltsTask[], { instruction }: KeyGroup): string[] {
  const isOwn = instruction.trim() !== '' && !tasks.some((task) => task.instruction === instruction)
  if (!isOwn) return []
  return [`The instruction is replaced: ${quote([instruction])}.`]
}

function listLimitLoss({ node, instruction }: KeyGroup, task: IeltsTask): string[] {
  const limit = node.fields.wordlimit ?? parseWordLimit(instruction)?.words
  const next = task.answered === 'words' ? task.wordlimit : null
  if (typeof limit !== 'number' || limit === next) return []
  return [next === null ? `The word limit of ${limit} goes.` : `The word limit of ${limit} becomes ${next}.`]
}

function listAnswerLosses(questions: readonly KeyQuestion[], answers: readonly string[]): string[] {
  const lost = questions.filter(({ key }, index) => key !== '' && answers[index] === '')
  if (lost.length === 0) return []
  const said = lost.map(({ number, key }) => `${number} (“${key}”)`).join(', ')
  return [`${lost.length === 1 ? 'An answer is' : `${lost.length} answers are`} emptied: ${said}.`]
}

/** A list has one word for what several were accepted for. */
function listVariantLosses(
  { kind, questions }: KeyGroup,
  answers: readonly string[],
  options: readonly DraftOption[] | null,
): string[] {
  if (kind !== 'words' || options === null) return []
  const texts = new Map(readOptions(options)?.map(({ key, text }) => [key, text.toLowerCase()]))
  const lost = questions.flatMap(({ number, key }, index) =>
    listAccepted(key)
      .filter((text) => answers[index] !== '' && text.toLowerCase() !== texts.get(answers[index] ?? ''))
      .map((text) => `${number} (“${text}”)`),
  )
  if (lost.length === 0) return []
  return [`${lost.length === 1 ? 'A variant goes' : `${lost.length} variants go`}: ${lost.join(', ')}.`]
}

const quote = (texts: readonly string[]): string =>
  texts.map((text) => `“${text.length > 80 ? `${text.slice(0, 77)}…` : text}”`).join(', ')

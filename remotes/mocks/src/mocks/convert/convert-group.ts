import { forgetHeadings, listPlaced } from '../document/forget-headings.ts'
import { isJsonObject } from '../document/json.ts'
import { inSequence, type MockCommand, setField, spreadAnswers } from '../document/mock-commands.ts'
import { listNodes, type MockContent, type NodeId } from '../document/mock-content.ts'
import type { AnswerOption } from '../key/answer-option.ts'
import { listAccepted } from '../key/answer-text.ts'
import { type KeyGroup, type KeyQuestion, listKeyGroups } from '../key/key-group.ts'
import { parseWordLimit } from '../key/word-limit.ts'
import { keepHeadings, placeHeadings } from '../reading/heading-places.ts'
import type { DraftOption } from '../tasks/group-draft.ts'
import { type IeltsTask, paragraphOptions, toDraft, toNumeral } from '../tasks/ielts-task.ts'
import { findTask, hasTable, listTasks } from '../tasks/list-tasks.ts'

export type Conversion = {
  /** What would not come along, in sentences. */
  losses: string[]
  command: MockCommand
}

/** A group as another task: what fits is kept, and what does not is told before anything changes. */
export function planConversion(content: MockContent, id: NodeId, task: IeltsTask): Conversion {
  const group = listKeyGroups(content).find(({ node }) => node.id === id)
  if (group === undefined) return { losses: [], command: inSequence() }
  const { node } = group
  const options = toOptions(content, group, task)
  const losses = [
    ...(hasTable(node) ? ['The table stays a table, which candidates cannot answer as this task.'] : []),
    ...listOptionLosses(group, options),
    ...listInstructionLoss(content, group),
    ...listLimitLoss(group, task),
    ...listHeadingLoss(content, group, task),
  ]
  const isSet = task.answers !== undefined
  const asked = countAsked(content, id)
  const kept = group.kind === 'set' && !isSet ? group.questions.slice(0, asked) : group.questions
  if (kept.length < group.questions.length) {
    losses.push(`${group.questions.length} answers become ${kept.length}: each question has one then.`)
  }
  const answers = kept.map((question) => convertAnswer(question, group, options))
  losses.push(...listAnswerLosses(kept, answers))
  const wasHeadings = group.type === 'matching_headings'
  const command = inSequence(
    wasHeadings && task.type !== 'matching_headings' ? forgetIn(id) : inSequence(),
    setField(id, 'type', task.type),
    setField(id, 'options', options),
    setField(id, 'instruction', task.instruction),
    setField(id, 'title', node.fields['title'] || task.title),
    setField(id, 'wordlimit', task.answered === 'words' ? task.wordlimit : null),
    setAnswers(id, answers, group.kind === 'set' && !isSet),
    !wasHeadings && task.type === 'matching_headings' ? placeHeadings(id) : keepHeadings(id),
  )
  return { losses, command }
}

/** Tasks that a group can become. */
export const listTargets = (content: MockContent, id: NodeId): IeltsTask[] => {
  const node = content.nodes[id]
  if (node === undefined) return []
  const own = findTask(content.section, node)
  return listTasks(content.section).filter((task) => task !== own)
}

const countAsked = ({ nodes }: MockContent, id: NodeId) =>
  Math.max(
    1,
    Object.values(nodes[id]?.lists ?? {}).reduce((sum, entries) => sum + entries.length, 0),
  )

/** The options stay where the task has none of its own; without any, the words of the key are what is chosen from. */
function toOptions({ nodes }: MockContent, group: KeyGroup, task: IeltsTask): readonly DraftOption[] | null {
  if (task.answered === 'words') return null
  if (task.options === 'paragraphs') {
    return paragraphOptions(listNodes(nodes, group.node.parent ?? '', 'paragraphs').length)
  }
  if (task.type === 'identifying_information') return toDraft(task, 0).options
  const own: unknown = group.node.fields['options']
  // Options of the wire are of one of the two forms.
  if (Array.isArray(own) && own.length > 0 && group.type !== 'identifying_information')
    return own as DraftOption[]
  const preset = toDraft(task, group.questions.length).options
  if (group.kind !== 'words') return preset
  const words = [...new Set(group.questions.flatMap(({ key }) => listAccepted(key).slice(0, 1)))]
  return words.length === 0 ? preset : words.map((value, index) => ({ key: toKey(task, index), value }))
}

const toKey = ({ type }: IeltsTask, index: number): string =>
  type === 'matching_headings' ? toNumeral(index) : String.fromCharCode(65 + index)

const readOption = (option: DraftOption): AnswerOption =>
  typeof option === 'string' ? { key: option, text: option } : { key: option.key, text: option.value }

/** The answer in the terms of the other task; empty where it has none. */
function convertAnswer(
  { key }: KeyQuestion,
  group: KeyGroup,
  options: readonly DraftOption[] | null,
): string {
  if (key === '') return ''
  const own = group.options?.find((option) => option.key === key)
  if (options === null) return group.kind === 'words' ? key : (own?.text ?? key)
  const said = (group.kind === 'words' ? listAccepted(key) : [own?.text ?? key]).map((text) =>
    text.toLowerCase(),
  )
  const offered = options.map(readOption)
  const isSame = offered.some(
    (option) => option.key === key && (own === undefined || option.text === own.text),
  )
  if (isSame && group.kind !== 'words') return key
  return offered.find(({ text }) => text !== '' && said.includes(text.toLowerCase()))?.key ?? ''
}

function listOptionLosses({ options }: KeyGroup, next: readonly DraftOption[] | null): string[] {
  const texts = (next ?? []).map((option) => readOption(option).text)
  const lost = (options ?? []).filter(({ text }) => text.trim() !== '' && !texts.includes(text))
  if (lost.length === 0) return []
  return [
    `${lost.length === 1 ? 'An option goes' : `${lost.length} options go`}: ${quote(lost.map(({ text }) => text))}.`,
  ]
}

function listInstructionLoss({ section }: MockContent, { instruction }: KeyGroup): string[] {
  const isOwn =
    instruction.trim() !== '' && !listTasks(section).some((task) => task.instruction === instruction)
  if (!isOwn) return []
  return [`The instruction is replaced: ${quote([instruction])}.`]
}

function listLimitLoss({ node, instruction }: KeyGroup, task: IeltsTask): string[] {
  const limit = node.fields['wordlimit'] ?? parseWordLimit(instruction)?.words
  const next = task.answered === 'words' ? task.wordlimit : null
  if (typeof limit !== 'number' || limit === next) return []
  return [next === null ? `The word limit of ${limit} goes.` : `The word limit of ${limit} becomes ${next}.`]
}

function listHeadingLoss(content: MockContent, { node, type }: KeyGroup, task: IeltsTask): string[] {
  if (type !== 'matching_headings' || task.type === type) return []
  const placed = listPlaced(content.nodes, node.id).length
  return placed === 0
    ? []
    : [`The headings go from ${placed} paragraph${placed === 1 ? '' : 's'} of the passage.`]
}

function listAnswerLosses(questions: readonly KeyQuestion[], answers: readonly string[]): string[] {
  const lost = questions.filter(({ key }, index) => key !== '' && answers[index] === '')
  if (lost.length === 0) return []
  const said = lost.map(({ number, key }) => `${number} (“${key}”)`).join(', ')
  return [`${lost.length === 1 ? 'An answer is' : `${lost.length} answers are`} emptied: ${said}.`]
}

const quote = (texts: readonly string[]): string =>
  texts.map((text) => `“${text.length > 80 ? `${text.slice(0, 77)}…` : text}”`).join(', ')

const setAnswers =
  (id: NodeId, answers: readonly string[], isSpread: boolean): MockCommand =>
  (content) => {
    const node = content.nodes[id]
    const own: unknown = node?.fields['correct_answer']
    if (isSpread && Array.isArray(own)) {
      const shortened = own
        .slice(0, answers.length)
        .map((answer: unknown, index) => withAnswer(answer, answers[index]))
      const set = setField(id, 'correct_answer', shortened)(content)
      const withMarks = setField(id, 'marks', answers.length)(set)
      return content.section === 'reading' ? spreadAnswers(id)(withMarks) : withMarks
    }
    const questions = listKeyGroups(content).find((group) => group.node.id === id)?.questions ?? []
    return questions.reduce((current, question, index) => {
      // Each edit makes the key anew, so the question is read from it again.
      const now = listKeyGroups(current).find((group) => group.node.id === id)?.questions[index]
      return (now ?? question).setKey(answers[index] ?? '')(current)
    }, content)
  }

const withAnswer = (answer: unknown, next: string | undefined): unknown =>
  isJsonObject(answer) ? { ...answer, answer: next ?? '' } : (next ?? '')

const forgetIn =
  (id: NodeId): MockCommand =>
  (content) => ({ ...content, nodes: forgetHeadings(content.nodes, id) })

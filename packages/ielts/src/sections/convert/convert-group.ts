import { inSequence } from '@console/values/json/command'
import { countItems } from '../../document/count-questions.ts'
import { setField, spreadAnswers } from '../../document/field-commands.ts'
import { listIds, listNodes, type MockCommand, type MockContent } from '../../document/mock-content.ts'
import { isGroup, type NodeId, toRef } from '../../document/mock-node.ts'
import { readOptions } from '../../keys/answer-option.ts'
import { listAccepted, normaliseAnswer } from '../../keys/answer-text.ts'
import {
  type KeyAnswer,
  type KeyGroup,
  type KeyQuestion,
  listKeyGroups,
  withAnswerText,
} from '../../keys/key-group.ts'
import { toLetter, toNumeral } from '../../keys/option-keys.ts'
import { toTraits } from '../../question-types/question-types.ts'
import type { GroupRules } from '../section-rules.ts'
import { findTask } from '../tasks/find-task.ts'
import type { DraftOption } from '../tasks/group-draft.ts'
import { type IeltsTask, paragraphOptions, toDraft } from '../tasks/ielts-task.ts'
import { listLosses, losesRows } from './list-losses.ts'

export type Conversion = {
  /** Everything that would be lost, in sentences. */
  losses: string[]
  command: MockCommand
}

/** Plans the conversion of a group to another task, so that its losses can be shown before anything changes. */
export function planConversion(
  content: MockContent,
  id: NodeId,
  task: IeltsTask,
  rules: GroupRules,
): Conversion {
  const group = listKeyGroups(content).find(({ node }) => node.id === id)
  if (group === undefined) return { losses: [], command: inSequence() }
  const { node } = group
  const options = toOptions(content, group, task)
  const isSet = task.answers !== undefined
  const isSpread = group.kind === 'set' && !isSet
  const kept = isSpread ? listFirstAnswers(content, group) : group.questions
  const answers = kept.map((question) => convertAnswer(question, group, options))
  const isOfOtherType = task.type !== group.type
  const isRowless = losesRows(group, task)
  const steps = inSequence(
    isOfOtherType && rules.release(id),
    setField(node, 'type', task.type),
    setField(node, 'options', options === null ? null : [...options]),
    setField(node, 'instruction', task.instruction),
    setField(
      node,
      'title',
      (isRowless ? toTableTitle(node.fields.title ?? '') : node.fields.title) || task.title,
    ),
    ...(isRowless ? joinCells(content, node.id) : []),
    setField(node, 'wordlimit', task.answered === 'words' ? task.wordlimit : null),
    isSpread
      ? spreadSet(
          id,
          kept.map(({ key, listed = key }) => listed),
          answers,
        )
      : setAnswers(id, answers),
  )
  const command = isOfOtherType ? inSequence(steps, rules.place(id)) : rules.follow(id, steps)
  const released = isOfOtherType ? rules.listReleased(content, id) : []
  return { losses: listLosses(rules.tasks, group, task, { options, kept, answers, released }), command }
}

/** Tasks that a group can become. */
export const listTargets = (
  content: MockContent,
  id: NodeId,
  { tasks }: Pick<GroupRules, 'tasks'>,
): IeltsTask[] => {
  const node = content.nodes[id]
  if (!isGroup(node)) return []
  const own = findTask(tasks, node)
  return tasks.filter((task) => task !== own)
}

/** The first answer to each item of a set, in the order of the key. */
function listFirstAnswers({ nodes }: MockContent, { node, questions }: KeyGroup): KeyQuestion[] {
  const asked = countItems(nodes, node)
  return questions.filter(
    (question, index) =>
      question.asked < Math.max(1, asked) &&
      questions.findIndex((each) => each.asked === question.asked) === index,
  )
}

/** Options that the task prescribes, else those of the group, else the words of the key. */
function toOptions({ nodes }: MockContent, group: KeyGroup, task: IeltsTask): readonly DraftOption[] | null {
  if (task.answered === 'words') return null
  if (task.options === 'paragraphs') {
    return paragraphOptions(listIds(nodes, toRef('reading.part', group.node.parent), 'paragraphs').length)
  }
  if (toTraits(task.type).key === 'verdict') return toDraft(task, 0).options
  const own = group.node.fields.options ?? []
  if (own.length > 0 && toTraits(group.type).key !== 'verdict') return own
  const preset = toDraft(task, group.questions.length).options
  if (group.kind !== 'words') return preset
  const words = [...new Set(group.questions.flatMap(({ key }) => listAccepted(key).slice(0, 1)))]
  return words.length === 0 ? preset : words.map((value, index) => ({ key: toKey(task, index), value }))
}

const toKey = ({ type }: IeltsTask, index: number): string =>
  toTraits(type).options.marks === 'numerals' ? toNumeral(index) : toLetter(index)

/** Answers about information and about views that correspond to each other. */
const counterparts: Record<string, string> = { TRUE: 'YES', FALSE: 'NO', YES: 'TRUE', NO: 'FALSE' }

/** The answer in the other task; empty if it has none. */
function convertAnswer(
  { key }: KeyQuestion,
  group: KeyGroup,
  options: readonly DraftOption[] | null,
): string {
  if (key === '') return ''
  const offered = readOptions(options)
  if (toTraits(group.type).key === 'verdict' && options !== null) {
    const verdict = counterparts[key] ?? key
    return offered.find((option) => option.key === key || option.key === verdict)?.key ?? ''
  }
  const own = group.options.find((option) => option.key === key)
  if (options === null) return group.kind === 'words' ? key : (own?.text ?? key)
  const texts = (group.kind === 'words' ? listAccepted(key) : [own?.text ?? key]).map(normaliseAnswer)
  const isSame = offered.some(
    (option) => option.key === key && (own === undefined || option.text === own.text),
  )
  if (isSame && group.kind !== 'words') return key
  return offered.find(({ text }) => text !== '' && texts.includes(normaliseAnswer(text)))?.key ?? ''
}

/** A table's title without its column names: “Dyes” for “Dyes: substance | source”. */
function toTableTitle(title: string): string {
  const bar = title.indexOf('|')
  return bar === -1 ? title : title.slice(0, Math.max(0, title.lastIndexOf(':', bar))).trim()
}

/** Joins the cells of each table row to one text: “Woad – leaves of _____”. */
const joinCells = ({ nodes }: MockContent, id: NodeId): MockCommand[] =>
  listNodes(nodes, toRef('reading.group', id), 'questions').map(({ id: question, fields: { text = '' } }) =>
    setField(
      toRef('reading.question', question),
      'text',
      text
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join(' – '),
    ),
  )

const setAnswers =
  (id: NodeId, answers: readonly string[]): MockCommand =>
  (content) => {
    const questions = listKeyGroups(content).find((group) => group.node.id === id)?.questions ?? []
    return questions.reduce((current, question, index) => {
      // Each edit replaces the key, so the question is read again.
      const now = listKeyGroups(current).find((group) => group.node.id === id)?.questions[index]
      return (now ?? question).setKey(answers[index] ?? '')(current)
    }, content)
  }

/** Turns a set into single answers; `kept` are the entries of the key that stay. */
const spreadSet =
  (id: NodeId, kept: readonly KeyAnswer[], answers: readonly string[]): MockCommand =>
  (content) => {
    const node = content.nodes[id]
    if (!isGroup(node) || node.fields.correct_answer === undefined) return setAnswers(id, answers)(content)
    const shortened = kept.map((answer, index) => withAnswerText(answer, answers[index] ?? ''))
    const command = inSequence(
      setField(node, 'correct_answer', shortened),
      setField(node, 'marks', answers.length),
      node.kind === 'reading.group' && spreadAnswers(id),
    )
    return command(content)
  }

import { listIds, listPartIds, type MockContent, type NodeId, nameQuestions } from '@console/ielts'
import { type GroupDraft, type GroupRules, type IeltsTask, toDraft } from '@console/ielts/sections'
import {
  findTask,
  type PrintedGroup,
  type PrintedPart,
  type PrintedTest,
  toDrafts,
} from '@console/printed-tests'
import { upperFirst } from 'es-toolkit/string'
import type { PartPlan } from './apply-paste.ts'
import { fillNumberGaps } from './fill-number-gaps.ts'

/** Choices that differ from what was recognized: tasks by the numbers of a group, titles and targets by part. */
export type PasteChoices = {
  tasks: Readonly<Record<string, string>>
  /** Tasks chosen for groups with the same features, by `toLikeness`. */
  like?: Readonly<Record<string, string>>
  targets: Readonly<Record<number, string>>
  /** Questions that a picture goes to, by its line. */
  pictures?: Readonly<Record<number, string>>
  /** Addresses of uploaded pictures, by their questions. */
  images?: ReadonlyMap<string, string>
}

export const newPart = 'new'
export const leftOut = 'none'

export const toGroupName = ({ first, last }: Pick<PrintedGroup, 'first' | 'last'>): string =>
  nameQuestions(first, last)

/** A task that the section lacks is left out until another is chosen. */
export function taskOf(
  all: readonly IeltsTask[],
  group: PrintedGroup,
  { tasks, like }: PasteChoices,
): string {
  const task = tasks[toGroupName(group)] ?? like?.[toLikeness(group)] ?? group.task
  return findTask(all, task)?.id ?? leftOut
}

/** Applies a choice to all like groups without a choice of their own. Leaving a group out concerns that group alone. */
export function chooseTask(choices: PasteChoices, group: PrintedGroup, task: string): PasteChoices {
  const chosen = { ...choices, tasks: { ...choices.tasks, [toGroupName(group)]: task } }
  return task === leftOut ? chosen : { ...chosen, like: { ...choices.like, [toLikeness(group)]: task } }
}

/** Whether the group follows a choice made for a like one. */
export const followsChoice = (group: PrintedGroup, { tasks, like }: PasteChoices): boolean =>
  tasks[toGroupName(group)] === undefined && like?.[toLikeness(group)] !== undefined

/** Groups are alike if their task, the beginning of their instruction, and the presence of gaps and options agree. */
function toLikeness({ task, instruction, questions, options }: PrintedGroup): string {
  const [said = ''] = instruction.split(/[.:?]/)
  const isGapped = questions.some(({ text }) => text.includes('_____'))
  const isChosen = options.length > 0 || questions.some((question) => question.options.length > 0)
  const words = said
    .toLowerCase()
    .replaceAll(/\d+|[^a-z ]/g, ' ')
    .split(/\s+/)
  return [task, words.join(' ').trim(), isGapped, isChosen].join(' / ')
}

/** A text becomes a new part; questions alone go to the open part. */
export function targetOf(
  { parts }: PrintedTest,
  index: number,
  { targets }: PasteChoices,
  open: NodeId | null,
): string {
  const chosen = targets[index]
  if (chosen !== undefined) return chosen
  return parts[index]?.lines === null && open !== null ? open : newPart
}

export function toPlans(
  content: MockContent,
  test: PrintedTest,
  choices: PasteChoices,
  open: NodeId | null,
  { tasks }: Pick<GroupRules, 'tasks'>,
): PartPlan[] {
  const { nodes } = content
  const drafted = test.parts.map((pasted, index) => {
    const chosen = targetOf(test, index, choices, open)
    const target = chosen === newPart ? null : chosen
    const own =
      target === null ? 0 : listIds(nodes, { kind: 'reading.part', id: target }, 'paragraphs').length
    const paragraphs = pasted.paragraphs.length || own
    const context = { tasks, answers: test.answers, paragraphs }
    const groups = pasted.groups.map((group) => ({
      ...group,
      drafts: addPicture(
        toDrafts(group, taskOf(tasks, group, choices), context),
        choices.images?.get(toGroupName(group)),
      ),
    }))
    return { pasted, target, groups }
  })
  const held = fillNumberGaps(
    drafted.flatMap(({ groups }) => groups),
    (asked) => toBlanks(tasks, asked),
  )
  let from = 0
  return drafted.map(({ pasted, target, groups }) => {
    const own = held.slice(from, from + groups.length)
    from += groups.length
    return { pasted, target, groups: own.flat() }
  })
}

const addPicture = ([first, ...others]: GroupDraft[], image: string | undefined): GroupDraft[] =>
  first === undefined ? [] : [image === undefined ? first : { ...first, image }, ...others]

/** Empty questions, which the checks will report. */
function toBlanks(tasks: readonly IeltsTask[], asked: number): GroupDraft[] {
  const task = tasks.find(({ id }) => id === 'short-answers')
  return task === undefined ? [] : [toDraft({ ...task, asked }, 0)]
}

type PartRules = Pick<GroupRules, 'partNoun' | 'hasText'>

const toPartName = ({ partNoun }: PartRules, number: number) => `${upperFirst(partNoun)} ${number}`

/** Named by its title, its printed number, or its content. */
export function namePasted(rules: PartRules, { title, number, lines }: PrintedPart): string {
  if (title !== '') return title
  if (number !== null) return toPartName(rules, number)
  return lines === null ? `Questions without a ${rules.partNoun}` : 'Text without a title'
}

/** Counts passages or listening parts. Questions alone add no part to a reading test. */
export const countParts = ({ hasText }: PartRules, parts: readonly PrintedPart[]): number =>
  parts.filter(({ lines, number }) => lines !== null || (!hasText && number !== null)).length

/** The parts that a text can be added to. */
export const listTargets = (content: MockContent, rules: PartRules): { id: NodeId; name: string }[] =>
  listPartIds(content).map((id, index) => ({ id, name: toPartName(rules, index + 1) }))

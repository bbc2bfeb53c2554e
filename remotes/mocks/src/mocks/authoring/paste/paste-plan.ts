import { capitalise } from '../../core/document/capitalise.ts'
import { listIds, listPartIds, type MockContent } from '../../core/document/mock-content.ts'
import { nameQuestions } from '../../core/document/mock-figures.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import type { GroupRules } from '../context/section-rules.ts'
import type { IeltsTask } from '../tasks/ielts-task.ts'
import type { PartPlan } from './apply-paste.ts'
import type { PastedGroup, PastedPart, PastedTest } from './pasted-test.ts'
import { toDrafts } from './to-drafts.ts'

/** What a person decided otherwise than it was recognised: by the numbers of a group, and by the place of a part. */
export type PasteChoices = {
  tasks: Readonly<Record<string, string>>
  targets: Readonly<Record<number, string>>
}

export const newPart = 'new'
export const leftOut = 'none'

export const toGroupName = ({ first, last }: Pick<PastedGroup, 'first' | 'last'>): string =>
  nameQuestions(first, last)

/** A task that the section does not have is left out until another one is chosen. */
export function taskOf(all: readonly IeltsTask[], group: PastedGroup, { tasks }: PasteChoices): string {
  const task = tasks[toGroupName(group)] ?? group.task
  return all.find(({ id }) => id === task)?.id ?? leftOut
}

/** A text is a new part; questions alone go to the one that is open. */
export function targetOf(
  { parts }: PastedTest,
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
  test: PastedTest,
  choices: PasteChoices,
  open: NodeId | null,
  { tasks }: Pick<GroupRules, 'tasks'>,
): PartPlan[] {
  const { nodes } = content
  return test.parts.map((pasted, index) => {
    const chosen = targetOf(test, index, choices, open)
    const target = chosen === newPart ? null : chosen
    const own =
      target === null ? 0 : listIds(nodes, { kind: 'reading.part', id: target }, 'paragraphs').length
    const paragraphs = pasted.paragraphs.length || own
    const context = { tasks, answers: test.answers, paragraphs }
    const groups = pasted.groups.flatMap((group) => toDrafts(group, taskOf(tasks, group, choices), context))
    return { pasted, target, groups }
  })
}

type PartRules = Pick<GroupRules, 'partNoun' | 'hasText'>

const toPartName = ({ partNoun }: PartRules, number: number) => `${capitalise(partNoun)} ${number}`

/** By its title, by the number printed above it, or by what it has. */
export function namePasted(rules: PartRules, { title, number, lines }: PastedPart): string {
  if (title !== '') return title
  if (number !== null) return toPartName(rules, number)
  return lines === null ? `Questions without a ${rules.partNoun}` : 'Text without a title'
}

/** How many passages or parts of a listening test a text brings; questions alone bring none to a reading test. */
export const countParts = ({ hasText }: PartRules, parts: readonly PastedPart[]): number =>
  parts.filter(({ lines, number }) => lines !== null || (!hasText && number !== null)).length

/** Ids and names of the parts that a text may go to. */
export const listTargets = (content: MockContent, rules: PartRules): { id: NodeId; name: string }[] =>
  listPartIds(content).map((id, index) => ({ id, name: toPartName(rules, index + 1) }))

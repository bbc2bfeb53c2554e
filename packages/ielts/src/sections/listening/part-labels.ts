import { upperFirst } from 'es-toolkit/string'
import { toCounted } from '../../checks/mock-issue.ts'
import type { ListeningItem } from '../../document/listening-body.ts'
import { listNodes, type MockContent, readNode } from '../../document/mock-content.ts'
import { readRange } from '../../document/mock-figures.ts'
import { type FieldsOf, type NodeId, toRef } from '../../document/mock-node.ts'
import { isArrow } from '../../document/step-arrows.ts'
import { toAmount } from '../../document/to-amount.ts'

/** Title of a part without a leading “Part 1:”, because the number is shown beside it. */
export function toPartTitle({ title }: FieldsOf<'listening.part'>): string {
  return upperFirst((title ?? '').replace(/^(part|section) \d+\s*[:.–-]\s*/i, ''))
}

/** Steps of a flow chart, without lines that are only an arrow. */
export const listSteps = (items: readonly ListeningItem[]): ListeningItem[] =>
  items.filter(({ fields: { text = '', blank } }) => blank != null || !isArrow(text))

export const readPart = ({ nodes }: MockContent, id: NodeId): FieldsOf<'listening.part'> =>
  readNode(nodes, toRef('listening.part', id))?.fields ?? {}

/** “Questions 11 to 20, 10 marks” */
export function toPartTotal(content: MockContent, part: NodeId): string {
  const { first, count } = readRange(content, part)
  const groups = listNodes(content.nodes, toRef('listening.part', part), 'questions')
  const marks = groups.reduce((sum, { fields }) => sum + toAmount(fields.marks), 0)
  if (count === 0) return 'No questions yet'
  const questions = count === 1 ? `Question ${first}` : `Questions ${first} to ${first + count - 1}`
  return `${questions}, ${toCounted(marks, 'mark')}`
}

import { isAboutViews } from '../../document/group-type.ts'
import type { GroupNode } from '../../document/mock-node.ts'
import { readOptions } from '../../keys/answer-option.ts'
import { toTraits } from '../../question-types/question-types.ts'
import type { IeltsTask } from './ielts-task.ts'

const keyword = /\b(summary|flow[- ]?chart|diagram|table|notes?|form|answer the questions)\b/i

const taskByKeyword: Record<string, string> = {
  summary: 'summary',
  flowchart: 'flow-chart',
  diagram: 'diagram',
  table: 'table',
  note: 'notes',
  notes: 'notes',
  form: 'form',
  answerthequestions: 'short-answers',
}

/** The task of a group. Tasks that share a question type are told apart by the options or the instruction. */
export function findTask(tasks: readonly IeltsTask[], group: GroupNode): IeltsTask | undefined {
  const { fields } = group
  const { type, instruction } = fields
  const [first, ...others] = tasks.filter((task) => task.type === type)
  if (first === undefined || others.length === 0) return first
  const options = readOptions(fields.options)
  if (toTraits(type).key === 'verdict') return isAboutViews(group) ? others[0] : first
  if (first.options === 'paragraphs') {
    const isParagraphs = options.every(({ text, key }) => text === `Paragraph ${key}`)
    return options.length > 0 && isParagraphs ? first : others[0]
  }
  const found =
    keyword
      .exec(instruction ?? '')?.[1]
      ?.toLowerCase()
      .replaceAll(/[- ]/g, '') ?? ''
  return [first, ...others].find(({ id }) => id === taskByKeyword[found]) ?? first
}

/** Whether a node's body is a wire table, which only tasks that may be tables can hold. */
export const hasTable = (node: GroupNode): boolean =>
  node.kind === 'listening.group' && node.fields.question !== undefined

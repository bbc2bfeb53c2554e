import { listNodes, type MockContent } from '../../core/document/mock-content.ts'
import { toFigures } from '../../core/document/mock-figures.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { toAmount } from '../../core/document/typed-number.ts'

/** “Questions 11 to 20, 10 marks” */
export function toPartTotal(content: MockContent, part: NodeId): string {
  const { first = 1, count = 0 } = toFigures(content).ranges.get(part) ?? {}
  const groups = listNodes(content.nodes, { kind: 'listening.part', id: part }, 'questions')
  const marks = groups.reduce((sum, { fields }) => sum + toAmount(fields.marks), 0)
  if (count === 0) return 'No questions yet'
  const questions = count === 1 ? `Question ${first}` : `Questions ${first} to ${first + count - 1}`
  return `${questions}, ${marks} ${marks === 1 ? 'mark' : 'marks'}`
}

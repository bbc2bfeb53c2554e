import { listSubtree, type MockContent } from './mock-content.ts'
import { isKind, type MockNode } from './mock-node.ts'

/** Removes answers, drop zones and headings that refer to removed ids. */
export function dropReferences(content: MockContent, gone: ReadonlySet<unknown>): MockContent {
  let nodes = content.nodes
  for (const node of Object.values(nodes)) {
    if (isKind(node, 'reading.paragraph') && gone.has(node.fields.dropId)) {
      // The heading was the answer to the removed question.
      const fields = { ...node.fields, dropId: null, heading: null }
      nodes = { ...nodes, [node.id]: { ...node, fields } }
    } else if (isKind(node, 'listening.group') && node.fields.correct_answer !== undefined) {
      // Another group may have questions with the same ids.
      const own = new Set(listSubtree(content.nodes, node.id).flatMap(listOwnIds))
      const { correct_answer: answers } = node.fields
      const kept = answers.filter(
        (answer) => typeof answer === 'string' || !gone.has(answer.questionId) || own.has(answer.questionId),
      )
      if (kept.length < answers.length) {
        nodes = { ...nodes, [node.id]: { ...node, fields: { ...node.fields, correct_answer: kept } } }
      }
    }
  }
  return nodes === content.nodes ? content : { ...content, nodes }
}

export const listOwnIds = ({ fields }: MockNode): unknown[] => ('id' in fields ? [fields.id] : [])

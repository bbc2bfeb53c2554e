import { listNodes, type MockContent } from '../../core/document/mock-content.ts'
import type { NodeOf } from '../../core/document/mock-node.ts'
import { type KeyGroup, listKeyGroups } from '../../core/keys/key-group.ts'

/** The question whose answer is dropped at a paragraph; null where nothing is. */
export function findDrop(
  content: MockContent,
  { fields: { dropId } }: NodeOf<'reading.paragraph'>,
): { number: number; group: KeyGroup } | null {
  if (dropId == null) return null
  for (const group of listKeyGroups(content)) {
    if (group.node.kind !== 'reading.group' || group.type !== 'matching_headings') continue
    const index = listNodes(content.nodes, group.node, 'questions').findIndex(
      ({ fields }) => fields.id === dropId,
    )
    const question = group.questions[index]
    if (question !== undefined) return { number: question.number, group }
  }
  return null
}

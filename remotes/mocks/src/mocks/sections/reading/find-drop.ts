import type { MockContent, MockNode } from '../../core/document/mock-content.ts'
import { type KeyGroup, listKeyGroups } from '../../core/keys/key-group.ts'

/** The question whose answer is dropped at a paragraph; null where nothing is. */
export function findDrop(
  content: MockContent,
  { fields }: MockNode,
): { number: number; group: KeyGroup } | null {
  const { dropId } = fields
  if (dropId == null) return null
  for (const group of listKeyGroups(content)) {
    if (group.type !== 'matching_headings') continue
    const ids = group.node.lists['questions'] ?? []
    const index = ids.findIndex((id) => content.nodes[id]?.fields['id'] === dropId)
    const question = group.questions[index]
    if (question !== undefined) return { number: question.number, group }
  }
  return null
}

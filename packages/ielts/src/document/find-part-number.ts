import { listPartIds, type MockContent } from './mock-content.ts'
import type { NodeId } from './mock-node.ts'

/** The part that a node is in, counted from 1; null for what belongs to the whole mock. */
export function findPartNumber(content: MockContent, id: NodeId): number | null {
  const parts = listPartIds(content)
  for (let node = content.nodes[id]; node !== undefined; node = content.nodes[node.parent ?? '']) {
    if (parts.includes(node.id)) return parts.indexOf(node.id) + 1
  }
  return null
}

import { listPartIds, type MockContent } from './mock-content.ts'
import type { NodeId } from './mock-node.ts'

/** Number of the part that contains a node, from 1; null for the mock itself and its header. */
export function findPartNumber(content: MockContent, id: NodeId): number | null {
  const parts = listPartIds(content)
  for (let node = content.nodes[id]; node !== undefined; node = content.nodes[node.parent ?? '']) {
    if (parts.includes(node.id)) return parts.indexOf(node.id) + 1
  }
  return null
}

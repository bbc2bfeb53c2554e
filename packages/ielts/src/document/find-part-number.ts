import { findAncestor, listPartIds, type MockContent } from './mock-content.ts'
import { isPart, type NodeId } from './mock-node.ts'

/** Number of the part that contains a node, from 1; null for the mock itself and its header. */
export function findPartNumber(content: MockContent, id: NodeId): number | null {
  const part = findAncestor(content.nodes, id, isPart)
  return part === undefined ? null : listPartIds(content).indexOf(part.id) + 1
}

import { findAncestor, isPart, listPartIds, type MockContent, mockId, type NodeId } from '@console/ielts'
import type { SectionScreen } from '../../editing/section-screen.ts'

/** The name in the outline of the part that contains a node. */
export function namePartOf(content: MockContent, screen: SectionScreen, id: NodeId): string {
  const part = findAncestor(content.nodes, id, isPart)
  if (part !== undefined) return screen.partName(part, listPartIds(content).indexOf(part.id))
  return id === mockId ? 'The mock' : 'Details'
}

import { isPart, listPartIds, type MockContent, mockId, type NodeId } from '@console/ielts'
import type { SectionScreen } from '../../editing/section-screen.ts'

/** The name in the outline of the part that contains a node. */
export function namePartOf(content: MockContent, screen: SectionScreen, id: NodeId): string {
  const { nodes } = content
  for (let node = nodes[id]; node !== undefined; node = nodes[node.parent ?? '']) {
    if (isPart(node)) return screen.partName(node, listPartIds(content).indexOf(node.id))
  }
  return id === mockId ? 'The mock' : 'Details'
}

import { type MockContent, mockId, type NodeId } from '../../core/document/mock-content.ts'
import { partList } from '../../core/document/mock-layout.ts'
import type { SectionScreen } from '../context/section-screen.ts'

/** The part that a node is in, as the outline calls it. */
export function namePartOf({ nodes, section }: MockContent, screen: SectionScreen, id: NodeId): string {
  const parts = nodes[mockId]?.lists[partList(section)] ?? []
  for (let node = nodes[id]; node !== undefined; node = nodes[node.parent ?? '']) {
    const index = parts.indexOf(node.id)
    if (index !== -1) return screen.partName(node, index)
  }
  return id === mockId ? 'The mock' : 'Details'
}

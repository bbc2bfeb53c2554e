import { listNodes, type MockContent } from '../document/mock-content.ts'
import { type GroupNode, toRef } from '../document/mock-node.ts'

/** The passage of a reading group; null in listening. */
export const readPassage = ({ nodes }: MockContent, { kind, parent }: GroupNode): string | null =>
  kind === 'listening.group'
    ? null
    : listNodes(nodes, toRef('reading.part', parent), 'paragraphs')
        .map(({ fields }) => fields.content ?? '')
        .join('\n')

import { listNodes, type MockContent } from '../document/mock-content.ts'
import { type GroupNode, toRef } from '../document/mock-node.ts'

/** The text that a reading group asks about; null in listening, where there is none. */
export const readPassage = ({ nodes }: MockContent, { kind, parent }: GroupNode): string | null =>
  kind === 'listening.group'
    ? null
    : listNodes(nodes, toRef('reading.part', parent), 'paragraphs')
        .map(({ fields }) => fields.content ?? '')
        .join('\n')

import { capitalise } from '../../core/document/capitalise.ts'
import { type MockContent, readNode } from '../../core/document/mock-content.ts'
import type { FieldsOf, NodeId } from '../../core/document/mock-node.ts'

/** What a part is about; its number, which titles often begin with, stands beside it already. */
export function toPartTitle({ title }: FieldsOf<'listening.part'>): string {
  return capitalise((title ?? '').replace(/^(part|section) \d+\s*[:.–-]\s*/i, ''))
}

export const readPart = ({ nodes }: MockContent, id: NodeId): FieldsOf<'listening.part'> =>
  readNode(nodes, { kind: 'listening.part', id })?.fields ?? {}

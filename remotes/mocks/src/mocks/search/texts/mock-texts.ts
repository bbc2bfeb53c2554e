import * as z from 'zod/mini'
import { listPlaces } from '../../authoring/outline/find-in-mock.ts'
import { findPartNumber } from '../../core/document/find-part-number.ts'
import type { MockContent } from '../../core/document/mock-content.ts'
import type { MockDocument } from '../../core/document/mock-document.schema.ts'
import { isGroup, type NodeId } from '../../core/document/mock-node.ts'
import { toContent } from '../../core/document/mock-normalization.ts'
import { toPlaceKey } from '../../core/document/mock-place.ts'

/** Texts of another shape, kept by another release, are read again. */
export const mockTextsSchema = z.object({
  /** Unique among all sections: `reading/5`. */
  id: z.string(),
  /** What the list said of the mock when it was read; while it says the same, the mock is not read again. */
  version: z.string(),
  /** Milliseconds since the epoch. */
  readAt: z.number(),
  name: z.string(),
  section: z.enum(['writing', 'reading', 'listening', 'speaking']),
  places: z.array(
    z.object({
      /** The place in the editor. */
      key: z.string(),
      part: z.nullable(z.number()),
      /** The group of questions that it belongs to. */
      group: z.nullable(z.string()),
      text: z.string(),
    }),
  ),
})
export type MockTexts = z.infer<typeof mockTextsSchema>

type ReadDocument = Pick<MockTexts, 'id' | 'version' | 'readAt'> & { document: MockDocument }

/** Fields of the head in which nobody looks for words. */
const unsearchedHeader = [
  'type',
  'mock_type',
  'status',
  'fee',
  'chances',
  'duration',
  'start_time',
  'end_time',
]

export function toMockTexts({ id, version, readAt, document }: ReadDocument): MockTexts {
  const content = toContent(document)
  const { name, section } = document
  const places = listPlaces(content).flatMap(({ place, text }) => {
    const key = toPlaceKey(place)
    if (text.trim() === '' || unsearchedHeader.includes(key)) return []
    return { key, part: findPartNumber(content, place.node), group: findGroup(content, place.node), text }
  })
  return { id, version, readAt, name, section, places }
}

function findGroup({ nodes }: MockContent, id: NodeId): NodeId | null {
  for (let node = nodes[id]; node !== undefined; node = nodes[node.parent ?? '']) {
    if (isGroup(node)) return node.id
  }
  return null
}

import {
  extraFields,
  findPartNumber,
  isGroup,
  listExplained,
  listPartIds,
  type MockContent,
  type MockDocument,
  type NodeId,
  noExplanations,
  toContent,
  toPlaceKey,
} from '@console/ielts'
import * as z from 'zod/mini'
import { listDestinations } from '../../authoring/outline/find-in-mock.ts'

const placed = {
  part: z.nullable(z.number()),
  /** The group of questions that it belongs to. */
  group: z.nullable(z.string()),
  /** `7`, `21, 22`: of what is said about questions. */
  mark: z.nullable(z.string()),
}

const textPlaceSchema = z.object({
  ...placed,
  /** The place in the editor. */
  key: z.string(),
  text: z.string(),
})
export type TextPlace = z.infer<typeof textPlaceSchema>

/** Where something can be noted beside a mock: the transcript of a part, the explanation of a question. */
const besidePlaceSchema = z.object({
  ...placed,
  field: z.enum(extraFields),
  /** What names it among the notes. */
  note: z.string(),
  /** The place of what a server sends there with the mock itself, over which a note goes. */
  sent: z.string(),
})
export type BesidePlace = z.infer<typeof besidePlaceSchema>

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
  places: z.array(textPlaceSchema),
  beside: z.array(besidePlaceSchema),
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
  const beside = listBesidePlaces(content)
  const marks = new Map(beside.map(({ sent, mark }) => [sent, mark]))
  const places = listDestinations(content).flatMap(({ place: { node, field }, text }): TextPlace[] => {
    const key = toPlaceKey({ node, field })
    if (text.trim() === '' || unsearchedHeader.includes(key)) return []
    const part = findPartNumber(content, node)
    return [{ key, part, group: findGroup(content, node), mark: marks.get(key) ?? null, text }]
  })
  return { id, version, readAt, name, section, places, beside }
}

function listBesidePlaces(content: MockContent): BesidePlace[] {
  const heard = content.section === 'listening' ? listPartIds(content) : []
  return [
    ...heard.map((note, index): BesidePlace => {
      const sent = toPlaceKey({ node: note, field: 'transcript' })
      return { field: 'transcript', note, sent, part: index + 1, group: null, mark: null }
    }),
    ...listExplained(content, noExplanations).map(({ key, mark, part, group, questions }): BesidePlace => {
      const sent = toPlaceKey({ node: questions[0]?.place.node ?? '', field: 'explanation' })
      const number = part === null ? null : findPartNumber(content, part)
      return { field: 'explanation', note: key, sent, part: number, group: group.node.id, mark }
    }),
  ]
}

function findGroup({ nodes }: MockContent, id: NodeId): NodeId | null {
  for (let node = nodes[id]; node !== undefined; node = nodes[node.parent ?? '']) {
    if (isGroup(node)) return node.id
  }
  return null
}

import {
  extraFields,
  findAncestor,
  findPartNumber,
  isGroup,
  listExplained,
  listPartIds,
  type MockContent,
  type MockDocument,
  noExplanations,
  toContent,
  toPlaceKey,
} from '@console/ielts'
import * as z from 'zod/mini'
import { listDestinations } from '../../authoring/outline/find-in-mock.ts'

const placed = {
  part: z.nullable(z.number()),
  /** The question group that contains it. */
  group: z.nullable(z.string()),
  /** Question numbers, such as `7` or `21, 22`, for texts about questions. */
  mark: z.nullable(z.string()),
}

const textPlaceSchema = z.object({
  ...placed,
  /** The place key in the editor. */
  key: z.string(),
  text: z.string(),
})
export type TextPlace = z.infer<typeof textPlaceSchema>

/** A place for notes: the transcript of a part, or the explanation of a question. */
const notePlaceSchema = z.object({
  ...placed,
  field: z.enum(extraFields),
  /** The key in the explanations. */
  note: z.string(),
  /** The key of the text that the server sends with the mock; a note replaces it. */
  sent: z.string(),
})
export type NotePlace = z.infer<typeof notePlaceSchema>

/** Texts stored by a release with another schema are read again. */
export const mockTextsSchema = z.object({
  /** Unique across sections: `reading/5`. */
  id: z.string(),
  /** The list’s version when the mock was read; while it is equal, the mock is not read again. */
  version: z.string(),
  /** Milliseconds since the epoch. */
  readAt: z.number(),
  name: z.string(),
  section: z.enum(['writing', 'reading', 'listening', 'speaking']),
  places: z.array(textPlaceSchema),
  beside: z.array(notePlaceSchema),
})
export type MockTexts = z.infer<typeof mockTextsSchema>

type ReadDocument = Pick<MockTexts, 'id' | 'version' | 'readAt'> & { document: MockDocument }

/** Fields of the header without searchable text. */
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
    return [
      {
        key,
        part,
        group: findAncestor(content.nodes, node, isGroup)?.id ?? null,
        mark: marks.get(key) ?? null,
        text,
      },
    ]
  })
  return { id, version, readAt, name, section, places, beside }
}

function listBesidePlaces(content: MockContent): NotePlace[] {
  const heard = content.section === 'listening' ? listPartIds(content) : []
  return [
    ...heard.map((note, index): NotePlace => {
      const sent = toPlaceKey({ node: note, field: 'transcript' })
      return { field: 'transcript', note, sent, part: index + 1, group: null, mark: null }
    }),
    ...listExplained(content, noExplanations).map(({ key, mark, part, group, questions }): NotePlace => {
      const sent = toPlaceKey({ node: questions[0]?.place.node ?? '', field: 'explanation' })
      const number = part === null ? null : findPartNumber(content, part)
      return { field: 'explanation', note: key, sent, part: number, group: group.node.id, mark }
    }),
  ]
}

import { isSame, type JsonObject } from '@console/shared/editing/json-document'
import { mergeDocuments } from '@console/shared/editing/merge-documents'
import {
  type Mock,
  type MockPayload,
  type MockSection,
  mockPayloadSchema,
} from '@console/shared/schemas/mock'
import { type MockDocument, mockHeaderSchema } from './mock-document.schema.ts'
import { toFigures } from './mock-figures.ts'
import { toContent } from './mock-normalization.ts'

const questionsKey = (section: MockSection) => `${section}_questions` as const

export function toMockDocument(mock: Mock | MockPayload): MockDocument {
  const { section } = mock
  return { ...mockHeaderSchema.parse(mock), section, questions: mock[questionsKey(section)] ?? {} }
}

/** The specification has no status in a mock: what was sent stands for it, and one that was not sent is the server's to give. */
export function toSentDocument(mock: Mock, sent?: MockDocument): MockDocument {
  const document = toMockDocument(mock)
  if (sent === undefined) return document
  const { status: _status, ...others } = document
  return sent.status === undefined ? others : { ...others, status: mock.status ?? sent.status }
}

/** The fields of a document under the names that they have on the wire. */
function toWire({ questions, ...rest }: MockDocument): JsonObject {
  return { ...rest, [questionsKey(rest.section)]: questions }
}

/**
 * What is sent: the server's own object with what was edited in its place, so that what the console does not know stays.
 * Totals follow the questions; those of a mock whose questions are untouched stay as the server has them. Throws the
 * schema's error when something typed is not what the wire takes.
 */
export function buildMockPayload(document: MockDocument, record: Mock | null): MockPayload {
  const base = record === null ? null : toMockDocument(record)
  const counted =
    base !== null && isSame(base.questions, document.questions) ? document : withTotals(document)
  const figures = toFigures(toContent(counted))
  if (base === null || record === null) {
    return mockPayloadSchema.parse({ ...toWire(counted), ...toTotals(figures) })
  }
  const { id: _id, updated_by: _by, created_at: _created, updated_at: _updated, ...theirs } = record
  const merged = mergeDocuments({ base: toWire(base), theirs, mine: toWire(counted) })
  return mockPayloadSchema.parse(counted === document ? merged : { ...merged, ...toTotals(figures) })
}

const toTotals = ({ questions, marks }: { questions: number; marks: number }) => ({
  total_question: questions,
  total_marks: marks,
})

/** The totals that a writing test repeats inside its questions, where it has them. */
export function withTotals(document: MockDocument): MockDocument {
  const { questions } = document
  if (!('total_marks' in questions) && !('duration' in questions)) return document
  const { marks } = toFigures(toContent(document))
  return {
    ...document,
    questions: {
      ...questions,
      ...('total_marks' in questions ? { total_marks: marks } : {}),
      ...('duration' in questions ? { duration: document.duration } : {}),
    },
  }
}

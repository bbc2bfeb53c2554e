import { type MockDocument, mockHeaderSchema, toContent, toFigures } from '@console/ielts'
import {
  type Mock,
  type MockPayload,
  type MockSection,
  mockPayloadSchema,
  openQuestions,
} from '@console/ielts/schemas'
import { preserveWireValues } from '@console/shared/editing/preserve-wire-values'
import { blankUnreadableFields } from '@console/shared/http/unreadable-fields'
import { readWire } from '@console/shared/http/wire'
import type { JsonObject } from '@console/values/json/json-document'

const questionsKey = (section: MockSection) => `${section}_questions` as const

export function toMockDocument(mock: Mock | MockPayload): MockDocument {
  const { section } = mock
  const header = blankUnreadableFields(mockHeaderSchema.parse(mock), mock)
  return { ...header, section, questions: mock[questionsKey(section)] ?? {} }
}

/** The specification’s answers carry no status: the status that was sent is used, or the server’s if none was sent. */
export function toSentDocument(mock: Mock, sent?: MockDocument): MockDocument {
  const document = toMockDocument(mock)
  if (sent === undefined) return document
  const { status: _status, ...others } = document
  return sent.status === undefined ? others : { ...others, status: mock.status ?? sent.status }
}

function toWire({ questions, ...rest }: MockDocument): JsonObject {
  return { ...rest, [questionsKey(rest.section)]: questions }
}

/**
 * Builds the request body. Unedited fields are sent back exactly as they were received, including unknown fields inside
 * the questions, and the totals are updated. Throws the schema’s error when a value is not valid on the wire.
 */
export function buildMockPayload(document: MockDocument, record: Mock | null): JsonObject {
  if (record === null) {
    const counted = withTotals(document)
    return mockPayloadSchema.parse({ ...toWire(counted), ...toTotals(counted) })
  }
  const base = toMockDocument(record)
  const { total_question, total_marks } = record
  const totals = { total_question, total_marks }
  const [before, after] = [toTotals(base), toTotals(document)]
  const mine = {
    ...toWire(withTotals(document, base)),
    total_question: after.total_question === before.total_question ? total_question : after.total_question,
    total_marks: after.total_marks === before.total_marks ? total_marks : after.total_marks,
  }
  const old = { ...toWire(base), ...totals }
  // Records that the server accepted under other rules are not validated.
  if (mockPayloadSchema.safeParse(old).success) mockPayloadSchema.parse(mine)
  const key = questionsKey(record.section)
  const wire = readWire(record, mockPayloadSchema)
  // Always sent as an object, even if they were received as text.
  return preserveWireValues({ wire: { ...wire, [key]: openQuestions(wire[key]) }, base: old, mine })
}

/** The body that creates a mock like a deleted one; `status` is that of its list if the mock has none. */
export function buildSameMock(record: Mock, status: string | null): JsonObject {
  const document = toMockDocument(record)
  return buildMockPayload({ ...document, status: document.status ?? status ?? 'draft' }, record)
}

function toTotals(document: MockDocument) {
  const { questions, marks } = toFigures(toContent(document))
  return { total_question: questions, total_marks: marks }
}

/**
 * Updates the totals that a writing test repeats inside its questions: all of a new mock, only the changed ones of an
 * existing mock.
 */
export function withTotals(document: MockDocument, base: MockDocument | null = null): MockDocument {
  const { questions, duration } = document
  if (!('total_marks' in questions) && !('duration' in questions)) return document
  const { total_marks } = toTotals(document)
  const isRecounted = base === null || toTotals(base).total_marks !== total_marks
  const isRetimed = base === null || base.duration !== duration
  return {
    ...document,
    questions: {
      ...questions,
      ...('total_marks' in questions && isRecounted ? { total_marks } : {}),
      ...('duration' in questions && isRetimed ? { duration } : {}),
    },
  }
}

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
 * What is sent: the fields of the specification, where all that was not edited goes back as it came, with what the console does
 * not know inside the questions. Totals follow what was edited. Throws the schema's error when something typed is not what the
 * wire takes.
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
  // One that the server has by other rules is not held to these.
  if (mockPayloadSchema.safeParse(old).success) mockPayloadSchema.parse(mine)
  const key = questionsKey(record.section)
  const wire = readWire(record, mockPayloadSchema)
  // Questions go as an object, however they came.
  return preserveWireValues({ wire: { ...wire, [key]: openQuestions(wire[key]) }, base: old, mine })
}

function toTotals(document: MockDocument) {
  const { questions, marks } = toFigures(toContent(document))
  return { total_question: questions, total_marks: marks }
}

/** The totals that a writing test repeats inside its questions, where it has them: of an existing one, those that have changed. */
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

import { folded, foldWord, orAbsent, orNull } from '@console/values/schemas/lenient'
import { numberOrText, recordId } from '@console/values/schemas/number'
import { timestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'
import { type FieldSchemas, lenientFields, strictFields } from './field-schemas.ts'
import { listeningQuestionsSchema, receivedListeningSchema } from './listening.schema.ts'
import { readingQuestionsSchema, receivedReadingSchema } from './reading.schema.ts'
import { receivedSpeakingSchema, speakingQuestionsSchema } from './speaking.schema.ts'
import { receivedWritingSchema, writingQuestionsSchema } from './writing.schema.ts'

export const mockSectionSchema = z.enum(['writing', 'reading', 'listening', 'speaking'])
export type MockSection = z.infer<typeof mockSectionSchema>

export const mockVariantSchema = z.enum(['academic', 'general'], {
  error: 'Type must be academic or general',
})
export const mockTypeSchema = z.enum(['book', 'live', 'practice'], {
  error: 'Mock type must be book, live or practice',
})

/** One row of a mock list; `status` is free text. */
export const mockSummarySchema = z.looseObject({
  id: recordId(),
  ielts_book: orNull(z.union([z.string(), z.looseObject({ title: z.string() })])),
  type: folded(z.string()),
  name: z.string(),
  duration: numberOrText(),
  total_question: numberOrText(),
  total_marks: numberOrText(),
  status: orNull(z.string()),
  chances: numberOrText(),
  fee: numberOrText(),
})
export type MockSummary = z.infer<typeof mockSummarySchema>

export const mockListSchema = z.array(mockSummarySchema)

const buildFields = ({ id, number, orNull, prepared }: FieldSchemas) => ({
  ielts_book_id: orNull(id()),
  type: prepared(mockVariantSchema, foldWord),
  duration: number(),
  total_question: number(),
  total_marks: number(),
  section: prepared(mockSectionSchema, foldWord),
  mock_type: prepared(mockTypeSchema, foldWord),
  description: orNull(z.string()),
  fee: numberOrText(),
  chances: number(),
  tips_for_success: orNull(z.string()),
  instruction: z.nullish(z.string()),
  start_time: orNull(timestampSchema),
  end_time: orNull(timestampSchema),
})

function parseJson(input: unknown): unknown {
  if (typeof input !== 'string') return input
  try {
    return JSON.parse(input) as unknown
  } catch {
    return input
  }
}

/** Questions are sent as an object or as its JSON text (DESIGN §7). */
const jsonOr = <Schema extends z.ZodMiniType>(schema: Schema) => z.pipe(z.transform(parseJson), schema)

/**
 * Unwraps the questions of a section: an object, its JSON text, or a list with one test part, which is how a server may
 * read "exactly one test part". Empty values, such as PHP's empty list, become null.
 */
export function openQuestions(input: unknown): unknown {
  const opened = input === '' ? null : parseJson(input)
  if (typeof opened !== 'object' || opened === null) return opened
  const entries: unknown[] = Object.values(opened)
  return entries.length === 0 ? null : Array.isArray(opened) && opened.length === 1 ? opened[0] : opened
}

const received = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.pipe(z.transform(openQuestions), z.nullish(schema)))

const testPartKeys = [
  'writing_questions',
  'reading_questions',
  'listening_questions',
  'speaking_questions',
] as const

type TestParts = { [Key in (typeof testPartKeys)[number]]?: unknown }

const hasOneTestPart = (mock: TestParts) =>
  testPartKeys.filter((key) => mock[key] !== null && mock[key] !== undefined).length === 1

const oneTestPart = { error: 'Exactly one test part is required' }

/** The body of POST and PUT. */
export const mockPayloadSchema = z
  .looseObject({
    ...buildFields(strictFields),
    name: z.string().check(z.minLength(1, { error: 'Enter a name' })),
    status: z.optional(z.string()),
    writing_questions: z.nullish(jsonOr(writingQuestionsSchema)),
    reading_questions: z.nullish(jsonOr(readingQuestionsSchema)),
    listening_questions: z.nullish(jsonOr(listeningQuestionsSchema)),
    speaking_questions: z.nullish(jsonOr(speakingQuestionsSchema)),
  })
  .check(z.refine(hasOneTestPart, oneTestPart))
export type MockPayload = z.infer<typeof mockPayloadSchema>

/** A mock in the responses to GET, POST and PUT. */
export const mockSchema = z
  .looseObject({
    ...buildFields(lenientFields),
    id: recordId(),
    name: z.string(),
    status: orAbsent(z.string()),
    writing_questions: received(receivedWritingSchema),
    reading_questions: received(receivedReadingSchema),
    listening_questions: received(receivedListeningSchema),
    speaking_questions: received(receivedSpeakingSchema),
    updated_by: z.nullish(z.union([z.string(), z.number()])),
    created_at: orAbsent(timestampSchema),
    updated_at: orAbsent(timestampSchema),
  })
  .check(z.refine(hasOneTestPart, oneTestPart))
export type Mock = z.infer<typeof mockSchema>

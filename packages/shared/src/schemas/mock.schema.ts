import * as z from 'zod/mini'
import {
  type FieldSchemas,
  folded,
  foldWord,
  lenientFields,
  orAbsent,
  orNull,
  strictFields,
} from './lenient.schema.ts'
import { listeningQuestionsSchema, receivedListeningSchema } from './listening.schema.ts'
import { numberId, numberOrText } from './number.schema.ts'
import { timestampSchema } from './publication.schema.ts'
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
  id: numberId(),
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

/**
 * The questions of a section: an object, its JSON text (DESIGN §7), or a list of this one test part, as "exactly one test part" may
 * be meant. What holds nothing, such as the empty list of PHP, is none.
 */
export function openQuestions(input: unknown): unknown {
  if (typeof input === 'string') {
    try {
      return input.trim() === '' ? null : openQuestions(JSON.parse(input))
    } catch {
      return input
    }
  }
  if (typeof input !== 'object' || input === null) return input
  const entries: unknown[] = Object.values(input)
  return entries.length === 0 ? null : Array.isArray(input) && input.length === 1 ? input[0] : input
}

const jsonOr = <Schema extends z.ZodMiniType>(schema: Schema) =>
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

/** What POST and PUT accept. */
export const mockPayloadSchema = z
  .looseObject({
    ...buildFields(strictFields),
    name: z.string().check(z.minLength(1, { error: 'Enter a name' })),
    status: z.optional(z.string()),
    writing_questions: jsonOr(writingQuestionsSchema),
    reading_questions: jsonOr(readingQuestionsSchema),
    listening_questions: jsonOr(listeningQuestionsSchema),
    speaking_questions: jsonOr(speakingQuestionsSchema),
  })
  .check(z.refine(hasOneTestPart, oneTestPart))
export type MockPayload = z.infer<typeof mockPayloadSchema>

/** A mock as the server answers it, for GET, POST and PUT. */
export const mockSchema = z
  .looseObject({
    ...buildFields(lenientFields),
    id: numberId(),
    name: z.string(),
    status: orAbsent(z.string()),
    writing_questions: jsonOr(receivedWritingSchema),
    reading_questions: jsonOr(receivedReadingSchema),
    listening_questions: jsonOr(receivedListeningSchema),
    speaking_questions: jsonOr(receivedSpeakingSchema),
    updated_by: z.nullish(z.union([z.string(), z.number()])),
    created_at: orAbsent(timestampSchema),
    updated_at: orAbsent(timestampSchema),
  })
  .check(z.refine(hasOneTestPart, oneTestPart))
export type Mock = z.infer<typeof mockSchema>

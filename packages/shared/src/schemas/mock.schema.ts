import * as z from 'zod/mini'
import { listeningQuestionsSchema } from './listening.schema.ts'
import { numberOrText } from './number.schema.ts'
import { timestampSchema } from './publication.schema.ts'
import { readingQuestionsSchema } from './reading.schema.ts'
import { speakingQuestionsSchema } from './speaking.schema.ts'
import { writingQuestionsSchema } from './writing.schema.ts'

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
  id: z.number(),
  ielts_book: z.nullable(z.union([z.string(), z.looseObject({ id: z.number(), title: z.string() })])),
  type: z.string(),
  name: z.string(),
  duration: z.number(),
  total_question: z.number(),
  total_marks: z.number(),
  status: z.string(),
  chances: z.number(),
  fee: numberOrText(),
})
export type MockSummary = z.infer<typeof mockSummarySchema>

export const mockListSchema = z.array(mockSummarySchema)

const mockFields = {
  ielts_book_id: z.nullable(z.number()),
  type: mockVariantSchema,
  duration: z.number(),
  total_question: z.number(),
  total_marks: z.number(),
  section: mockSectionSchema,
  mock_type: mockTypeSchema,
  name: z.string().check(z.minLength(1, { error: 'Enter a name' })),
  description: z.nullable(z.string()),
  fee: numberOrText(),
  chances: z.number(),
  tips_for_success: z.nullable(z.string()),
  instruction: z.optional(z.nullable(z.string())),
  start_time: z.nullable(timestampSchema),
  end_time: z.nullable(timestampSchema),
  status: z.optional(z.string()),
}

/** Questions travel as an object or as its JSON text (DESIGN §7); parsing opens the text. */
const jsonOr = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((input: unknown) => {
      if (typeof input !== 'string') return input
      try {
        return JSON.parse(input) as unknown
      } catch {
        return input
      }
    }),
    schema,
  )

const questionFields = {
  writing_questions: z.optional(z.nullable(jsonOr(writingQuestionsSchema))),
  reading_questions: z.optional(z.nullable(jsonOr(readingQuestionsSchema))),
  listening_questions: z.optional(z.nullable(jsonOr(listeningQuestionsSchema))),
  speaking_questions: z.optional(z.nullable(jsonOr(speakingQuestionsSchema))),
}

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
  .looseObject({ ...mockFields, ...questionFields })
  .check(z.refine(hasOneTestPart, oneTestPart))
export type MockPayload = z.infer<typeof mockPayloadSchema>

/** A mock as the server answers it, for GET, POST and PUT. */
export const mockSchema = z
  .looseObject({
    ...mockFields,
    ...questionFields,
    id: z.number(),
    updated_by: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    created_at: z.optional(timestampSchema),
    updated_at: z.optional(timestampSchema),
  })
  .check(z.refine(hasOneTestPart, oneTestPart))
export type Mock = z.infer<typeof mockSchema>

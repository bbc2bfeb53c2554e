import * as z from 'zod/mini'
import { mockSectionSchema, mockTypeSchema, mockVariantSchema } from '../schemas/mock.schema.ts'

/** A number, or the typed text if it is not a number. */
export const typedNumberSchema = z.union([z.number(), z.string()])
export type TypedNumber = z.infer<typeof typedNumberSchema>

const headerFields = {
  name: z.string(),
  type: mockVariantSchema,
  mock_type: mockTypeSchema,
  ielts_book_id: z.nullable(z.union([z.number(), z.string()])),
  description: z.nullable(z.string()),
  fee: typedNumberSchema,
  chances: typedNumberSchema,
  duration: typedNumberSchema,
  tips_for_success: z.nullable(z.string()),
  instruction: z.optional(z.nullable(z.string())),
  start_time: z.nullable(z.string()),
  end_time: z.nullable(z.string()),
  status: z.optional(z.string()),
}

/** The header of a mock, the same in every section. */
export const mockHeaderSchema = z.object(headerFields)
export type MockHeader = z.infer<typeof mockHeaderSchema>

/** A mock being edited as plain JSON, for drafts, comparison and merging. `questions` is the complete wire object. */
export const mockDocumentSchema = z.object({
  ...headerFields,
  section: mockSectionSchema,
  questions: z.record(z.string(), z.unknown()),
})
export type MockDocument = z.infer<typeof mockDocumentSchema>

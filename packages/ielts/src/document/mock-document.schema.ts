import * as z from 'zod/mini'
import { mockSectionSchema, mockTypeSchema, mockVariantSchema } from '../schemas/mock.schema.ts'

/** A number, or what was typed when that is none. */
export const typedNumberSchema = z.union([z.number(), z.string()])
export type TypedNumber = z.infer<typeof typedNumberSchema>

const headerFields = {
  name: z.string(),
  type: mockVariantSchema,
  mock_type: mockTypeSchema,
  ielts_book_id: z.nullable(z.number()),
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

/** What the head of a mock says, of whatever section. */
export const mockHeaderSchema = z.object(headerFields)
export type MockHeader = z.infer<typeof mockHeaderSchema>

/** A mock under edit as plain JSON: what is kept, compared and merged. `questions` is the wire's object, whole. */
export const mockDocumentSchema = z.object({
  ...headerFields,
  section: mockSectionSchema,
  questions: z.record(z.string(), z.unknown()),
})
export type MockDocument = z.infer<typeof mockDocumentSchema>

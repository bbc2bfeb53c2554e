import { timestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'
import { mockSchema } from './mock.schema.ts'

const countSchema = z.int().check(z.minimum(0), z.maximum(100_000))
const summarySchema = z.string().check(z.maxLength(500))

/** A saved version of a mock, without its content. The counts are of findings by the console's checks. */
export const mockVersionSchema = z.object({
  id: z.int(),
  at: timestampSchema,
  by: z.nullable(z.string()),
  status: z.nullable(z.string()),
  summary: z.nullable(summarySchema),
  errors: z.nullable(countSchema),
  warnings: z.nullable(countSchema),
})
export type MockVersion = z.infer<typeof mockVersionSchema>

export const mockVersionListSchema = z.array(mockVersionSchema)

export const wholeMockVersionSchema = z.object({ ...mockVersionSchema.shape, mock: mockSchema })

/** Details that the console adds once the server has stored a version. */
export const mockVersionFactsSchema = z.object({
  summary: summarySchema,
  errors: countSchema,
  warnings: countSchema,
})
export type MockVersionFacts = z.infer<typeof mockVersionFactsSchema>

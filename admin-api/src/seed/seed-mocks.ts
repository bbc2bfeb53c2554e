import { mockPayloadSchema, mockSectionSchema } from '@console/ielts/schemas'
import * as z from 'zod/mini'
import { readSeedFolder } from './read-seed.ts'

/** A mock names its book by title: ids exist only once the books are stored. */
const seedMockSchema = z.pipe(
  z.transform((input) => (typeof input === 'object' ? { ...input, ielts_book_id: null } : input)),
  z.intersection(mockPayloadSchema, z.looseObject({ book: z.nullable(z.string()), status: z.string() })),
)
export type SeedMock = z.infer<typeof seedMockSchema>

export const readSeedMocks = (): SeedMock[] =>
  mockSectionSchema.options.flatMap((section) => readSeedFolder(`mocks/${section}`, seedMockSchema))

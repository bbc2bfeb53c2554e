import { timestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'

/** Characters of an explanation, and of the transcript of one part: a real one has about 5,000. */
export const longestExplanation = 2000
export const longestTranscript = 40_000

const secondsSchema = z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000)))
const keySchema = z.string().check(z.maxLength(200))

const explainedSchema = z.object({
  explanation: z.string().check(z.maxLength(longestExplanation)),
  /** The words of the passage or of the transcript that prove the answer, as they stand there. */
  proof: z.string().check(z.maxLength(longestTranscript)),
})

const heardPartSchema = z.object({
  transcript: z.string().check(z.maxLength(longestTranscript)),
  /** Seconds of the recording at which the part begins and ends. */
  start: secondsSchema,
  end: secondsSchema,
})

const entries = <Entry extends z.ZodMiniType>(schema: Entry, most: number) =>
  z
    .record(keySchema, schema)
    .check(z.refine((record) => Object.keys(record).length <= most, { error: `At most ${most} entries` }))

/** What is known of a mock and has no field on the wire: why each answer is right, and what is heard when. */
export const mockExplanationsSchema = z.object({
  questions: entries(explainedSchema, 500),
  parts: entries(heardPartSchema, 50),
})
export type MockExplanations = z.infer<typeof mockExplanationsSchema>

/** As a server keeps them. `updated_at` is null where nobody has written any. */
export const keptExplanationsSchema = z.object({
  ...mockExplanationsSchema.shape,
  updated_by: z.nullable(z.string()),
  updated_at: z.nullable(timestampSchema),
})

/** The mocks that have any, each with when they were written last. */
export const explainedMocksSchema = z.array(z.object({ id: z.number(), updated_at: timestampSchema }))
export type ExplainedMock = z.infer<typeof explainedMocksSchema>[number]

import { timestampSchema } from '@console/values/schemas/timestamp'
import * as z from 'zod/mini'

/** Maximum characters of an explanation, and of the transcript of one part, which usually has about 5,000. */
export const longestExplanation = 2000
export const longestTranscript = 40_000

const secondsSchema = z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000)))
const keySchema = z.string().check(z.maxLength(200))

const explainedSchema = z.object({
  explanation: z.string().check(z.maxLength(longestExplanation)),
  /** Words that prove the answer, quoted from the passage or transcript. */
  proof: z.string().check(z.maxLength(longestTranscript)),
})

const partRecordingSchema = z.object({
  transcript: z.string().check(z.maxLength(longestTranscript)),
  /** Start and end of the part in the recording, in seconds. */
  start: secondsSchema,
  end: secondsSchema,
})

const entries = <Entry extends z.ZodMiniType>(schema: Entry, most: number) =>
  z
    .record(keySchema, schema)
    .check(z.refine((record) => Object.keys(record).length <= most, { error: `At most ${most} entries` }))

/** Explanations and transcripts of a mock, for which its own wire format has no fields. */
export const mockExplanationsSchema = z.object({
  questions: entries(explainedSchema, 500),
  parts: entries(partRecordingSchema, 50),
})
export type MockExplanations = z.infer<typeof mockExplanationsSchema>

/** The stored form; `updated_at` is null if there are none yet. */
export const keptExplanationsSchema = z.object({
  ...mockExplanationsSchema.shape,
  updated_by: z.nullable(z.string()),
  updated_at: z.nullable(timestampSchema),
})

/** Mocks with explanations, and the time of the last change to them. */
export const explainedMocksSchema = z.array(z.object({ id: z.number(), updated_at: timestampSchema }))
export type ExplainedMock = z.infer<typeof explainedMocksSchema>[number]

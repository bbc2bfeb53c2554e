import * as z from 'zod/mini'
import { received, type Spelling, sent } from './spelling.schema.ts'

/** `timelimit` in minutes, `wordlimit` is the least number of words. */
const buildQuestions = ({ number, orNull }: Spelling) =>
  z.looseObject({
    title: z.string(),
    total_marks: z.optional(number()),
    duration: z.optional(number()),
    parts: z.array(
      z.looseObject({
        id: z.union([z.string(), z.number()]),
        timelimit: number(),
        task: z.string(),
        wordlimit: number(),
        image: orNull(z.string()),
        marks: number(),
      }),
    ),
  })

export const writingQuestionsSchema = buildQuestions(sent)
export const receivedWritingSchema = buildQuestions(received)
export type WritingQuestions = z.infer<typeof writingQuestionsSchema>

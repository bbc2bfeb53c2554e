import * as z from 'zod/mini'

/** `timelimit` in minutes, `wordlimit` is the least number of words. */
export const writingPartSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  timelimit: z.number(),
  task: z.string(),
  wordlimit: z.number(),
  image: z.nullable(z.string()),
  marks: z.number(),
})

export const writingQuestionsSchema = z.looseObject({
  title: z.string(),
  total_marks: z.optional(z.number()),
  duration: z.optional(z.number()),
  parts: z.array(writingPartSchema),
})
export type WritingQuestions = z.infer<typeof writingQuestionsSchema>

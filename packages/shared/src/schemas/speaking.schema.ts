import * as z from 'zod/mini'

/**
 * The specification names `speaking_questions` but not its shape; this one is ours (DESIGN §7).
 * Times are in seconds.
 */
export const speakingQuestionsSchema = z.looseObject({
  title: z.string(),
  parts: z.array(
    z.looseObject({
      id: z.union([z.string(), z.number()]),
      part: z.number(),
      title: z.nullable(z.string()),
      preparation_time: z.number(),
      talk_time: z.number(),
      cue_card: z.nullable(z.looseObject({ topic: z.string(), bullets: z.array(z.string()) })),
      questions: z.array(z.looseObject({ id: z.union([z.string(), z.number()]), text: z.string() })),
    }),
  ),
})
export type SpeakingQuestions = z.infer<typeof speakingQuestionsSchema>

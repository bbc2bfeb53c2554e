import * as z from 'zod/mini'
import { received, type Spelling, sent } from './spelling.schema.ts'

/**
 * The specification names `speaking_questions` but not its shape; this one is ours (DESIGN §7).
 * Times are in seconds.
 */
const buildQuestions = ({ number, orNull }: Spelling) =>
  z.looseObject({
    title: z.string(),
    parts: z.array(
      z.looseObject({
        id: z.union([z.string(), z.number()]),
        part: number(),
        title: orNull(z.string()),
        preparation_time: number(),
        talk_time: number(),
        cue_card: orNull(z.looseObject({ topic: z.string(), bullets: z.array(z.string()) })),
        questions: z.array(z.looseObject({ id: z.union([z.string(), z.number()]), text: z.string() })),
      }),
    ),
  })

export const speakingQuestionsSchema = buildQuestions(sent)
export const receivedSpeakingSchema = buildQuestions(received)
export type SpeakingQuestions = z.infer<typeof speakingQuestionsSchema>

import * as z from 'zod/mini'
import { type FieldSchemas, lenientFields, strictFields } from './field-schemas.ts'

const idSchema = z.union([z.string(), z.number()])

/**
 * Fields of an interview, its parts and their questions. The specification names `speaking_questions` but not its
 * format; this one is ours (DESIGN §7). Times are in seconds.
 */
export const buildSpeakingFields = <Amount, Nothing>({
  number,
  orNull,
  text,
  list,
}: FieldSchemas<Amount, Nothing>) => ({
  test: { title: text() },
  part: {
    id: idSchema,
    part: number(),
    title: orNull(z.string()),
    preparation_time: number(),
    talk_time: number(),
    cue_card: orNull(z.looseObject({ topic: text(), bullets: list(text()) })),
  },
  question: { id: idSchema, text: text() },
})

const buildQuestions = (fields: FieldSchemas) => {
  const { test, part, question } = buildSpeakingFields(fields)
  return z.looseObject({
    ...test,
    parts: z.array(z.looseObject({ ...part, questions: z.array(z.looseObject(question)) })),
  })
}

export const speakingQuestionsSchema = buildQuestions(strictFields)
export const receivedSpeakingSchema = buildQuestions(lenientFields)

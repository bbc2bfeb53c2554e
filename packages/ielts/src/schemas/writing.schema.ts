import * as z from 'zod/mini'
import { type FieldSchemas, lenientFields, strictFields } from './field-schemas.ts'

/** Fields of a test and its tasks. `timelimit` is in minutes, `wordlimit` is the minimum number of words. */
export const buildWritingFields = <Amount, Nothing>({
  number,
  orNull,
  text,
}: FieldSchemas<Amount, Nothing>) => ({
  test: { title: text(), total_marks: z.optional(number()), duration: z.optional(number()) },
  part: {
    id: z.union([z.string(), z.number()]),
    timelimit: number(),
    task: text(),
    wordlimit: number(),
    image: orNull(z.string()),
    marks: number(),
  },
})

const buildQuestions = (fields: FieldSchemas) => {
  const { test, part } = buildWritingFields(fields)
  return z.looseObject({ ...test, parts: z.array(z.looseObject(part)) })
}

export const writingQuestionsSchema = buildQuestions(strictFields)
export const receivedWritingSchema = buildQuestions(lenientFields)

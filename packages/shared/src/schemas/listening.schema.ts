import * as z from 'zod/mini'
import { type FieldSchemas, lenientFields, strictFields } from './lenient.schema.ts'

const idSchema = z.union([z.string(), z.number()])

export const listeningQuestionTypeSchema = z.enum([
  'sentence_completion',
  'multiple_choice',
  'map_labeling',
  'multiple_choice_multiple',
  'flow_chart_fill_in_the_blanks',
  'flow_chart_drag_and_drop',
  'note_completion',
  'table_completion',
  'matching_features',
  'feature_matching_drag_and_drop',
])
export type ListeningQuestionType = z.infer<typeof listeningQuestionTypeSchema>

/** An option is a plain string or a key/value pair. */
export const optionSchema = z.union([z.string(), z.looseObject({ key: z.string(), value: z.string() })])

const buildCell = <Amount, Nothing>({ orNull }: FieldSchemas<Amount, Nothing>) =>
  z.discriminatedUnion('type', [
    z.looseObject({ type: z.literal('fixed'), value: z.string() }),
    z.looseObject({
      type: z.literal('blank'),
      placeholder: orNull(z.string()),
      prefix: orNull(z.string()),
      suffix: orNull(z.string()),
    }),
  ])

const answerSchema = z.union([z.string(), z.looseObject({ questionId: idSchema, answer: z.string() })])

/** The fields of a test, of its parts, of groups of questions, and of the two bodies that a group may have. */
export const buildListeningFields = <Amount, Nothing>(fields: FieldSchemas<Amount, Nothing>) => {
  const { number, orNull } = fields
  return {
    test: { title: z.optional(z.nullable(z.string())), recording: orNull(z.string()) },
    part: { id: idSchema, title: orNull(z.string()) },
    group: {
      id: idSchema,
      type: listeningQuestionTypeSchema,
      title: z.optional(z.nullable(z.string())),
      instruction: orNull(z.string()),
      wordlimit: orNull(number()),
      options: orNull(z.array(optionSchema)),
      image: orNull(z.string()),
      correct_answer: z.array(answerSchema),
      marks: number(),
    },
    item: {
      id: idSchema,
      text: z.string(),
      blank: z.optional(
        z.nullable(
          z.looseObject({
            id: idSchema,
            position: z.union([z.string(), z.number()]),
            prefix: orNull(z.string()),
            suffix: orNull(z.string()),
          }),
        ),
      ),
    },
    table: z.looseObject({ headers: z.array(z.string()), rows: z.array(z.array(buildCell(fields))) }),
  }
}

const buildQuestion = (fields: FieldSchemas) => {
  const { group, item, table } = buildListeningFields(fields)
  return z.looseObject({ ...group, question: z.union([z.array(z.looseObject(item)), table]) })
}

const buildQuestions = (fields: FieldSchemas) => {
  const { test, part } = buildListeningFields(fields)
  return z.looseObject({
    ...test,
    parts: z.array(z.looseObject({ ...part, questions: z.array(buildQuestion(fields)) })),
  })
}

export const listeningQuestionSchema = buildQuestion(strictFields)
export const listeningQuestionsSchema = buildQuestions(strictFields)
export const receivedListeningSchema = buildQuestions(lenientFields)
export type ListeningQuestions = z.infer<typeof listeningQuestionsSchema>

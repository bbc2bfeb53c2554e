import * as z from 'zod/mini'

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

/** An option is a plain string or a key/value pair. */
export const optionSchema = z.union([z.string(), z.looseObject({ key: z.string(), value: z.string() })])

const itemBodySchema = z.array(
  z.looseObject({
    id: idSchema,
    text: z.string(),
    blank: z.optional(
      z.nullable(
        z.looseObject({
          id: idSchema,
          position: z.union([z.string(), z.number()]),
          prefix: z.nullable(z.string()),
          suffix: z.nullable(z.string()),
        }),
      ),
    ),
  }),
)

const cellSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('fixed'), value: z.string() }),
  z.looseObject({
    type: z.literal('blank'),
    placeholder: z.nullable(z.string()),
    prefix: z.nullable(z.string()),
    suffix: z.nullable(z.string()),
  }),
])

const tableBodySchema = z.looseObject({
  headers: z.array(z.string()),
  rows: z.array(z.array(cellSchema)),
})

const answerSchema = z.union([z.string(), z.looseObject({ questionId: idSchema, answer: z.string() })])

export const listeningQuestionSchema = z.looseObject({
  id: idSchema,
  type: listeningQuestionTypeSchema,
  title: z.optional(z.nullable(z.string())),
  instruction: z.nullable(z.string()),
  question: z.union([itemBodySchema, tableBodySchema]),
  wordlimit: z.nullable(z.number()),
  options: z.nullable(z.array(optionSchema)),
  image: z.nullable(z.string()),
  correct_answer: z.array(answerSchema),
  marks: z.number(),
})

export const listeningQuestionsSchema = z.looseObject({
  title: z.optional(z.nullable(z.string())),
  recording: z.nullable(z.string()),
  parts: z.array(
    z.looseObject({
      id: idSchema,
      title: z.nullable(z.string()),
      questions: z.array(listeningQuestionSchema),
    }),
  ),
})
export type ListeningQuestions = z.infer<typeof listeningQuestionsSchema>

import * as z from 'zod/mini'
import { received, type Spelling, sent } from './spelling.schema.ts'

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

const buildItemBody = ({ orNull }: Spelling) =>
  z.array(
    z.looseObject({
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
    }),
  )

const buildCell = ({ orNull }: Spelling) =>
  z.discriminatedUnion('type', [
    z.looseObject({ type: z.literal('fixed'), value: z.string() }),
    z.looseObject({
      type: z.literal('blank'),
      placeholder: orNull(z.string()),
      prefix: orNull(z.string()),
      suffix: orNull(z.string()),
    }),
  ])

const buildTableBody = (spelling: Spelling) =>
  z.looseObject({
    headers: z.array(z.string()),
    rows: z.array(z.array(buildCell(spelling))),
  })

const answerSchema = z.union([z.string(), z.looseObject({ questionId: idSchema, answer: z.string() })])

const buildQuestion = (spelling: Spelling) =>
  z.looseObject({
    id: idSchema,
    type: listeningQuestionTypeSchema,
    title: z.optional(z.nullable(z.string())),
    instruction: spelling.orNull(z.string()),
    question: z.union([buildItemBody(spelling), buildTableBody(spelling)]),
    wordlimit: spelling.orNull(spelling.number()),
    options: spelling.orNull(z.array(optionSchema)),
    image: spelling.orNull(z.string()),
    correct_answer: z.array(answerSchema),
    marks: spelling.number(),
  })

const buildQuestions = (spelling: Spelling) =>
  z.looseObject({
    title: z.optional(z.nullable(z.string())),
    recording: spelling.orNull(z.string()),
    parts: z.array(
      z.looseObject({
        id: idSchema,
        title: spelling.orNull(z.string()),
        questions: z.array(buildQuestion(spelling)),
      }),
    ),
  })

export const listeningQuestionSchema = buildQuestion(sent)
export const listeningQuestionsSchema = buildQuestions(sent)
export const receivedListeningSchema = buildQuestions(received)
export type ListeningQuestions = z.infer<typeof listeningQuestionsSchema>

import * as z from 'zod/mini'
import { type FieldSchemas, lenientFields, strictFields } from './field-schemas.ts'
import { buildOption } from './listening.schema.ts'

const idSchema = z.union([z.string(), z.number()])

export const readingQuestionTypeSchema = z.enum([
  'multiple_choice',
  'multiple_choice_multiple',
  'identifying_information',
  'note_completion',
  'sentence_completion',
  'matching_headings',
  'table_completion',
  'summary_completion',
  'matching_features',
  'feature_matching_drag_and_drop',
  'summary_completion_clues',
])
export type ReadingQuestionType = z.infer<typeof readingQuestionTypeSchema>

/** Fields of passages, paragraphs, question groups and questions. */
export const buildReadingFields = <Amount, Nothing>(fields: FieldSchemas<Amount, Nothing>) => {
  const { number, orNull, text, list } = fields
  return {
    passage: { id: idSchema, type: orNull(z.literal('draganddrop')), title: text() },
    paragraph: {
      id: idSchema,
      content: text(),
      heading: orNull(z.union([z.string(), z.looseObject({ id: idSchema, text: text() })])),
      dropId: z.optional(z.nullable(idSchema)),
    },
    group: {
      id: idSchema,
      type: readingQuestionTypeSchema,
      instruction: z.optional(z.nullable(z.string())),
      marks: number(),
      correct_answer: list(text()),
      options: z.optional(z.nullable(z.array(buildOption(fields)))),
      title: orNull(z.string()),
      wordlimit: orNull(number()),
    },
    question: { id: idSchema, text: text() },
  }
}

const buildGroup = (fields: FieldSchemas) => {
  const { group, question } = buildReadingFields(fields)
  return z.looseObject({ ...group, questions: z.array(z.looseObject(question)) })
}

const buildQuestions = (fields: FieldSchemas) => {
  const { passage, paragraph } = buildReadingFields(fields)
  return z.looseObject({
    passages: z.array(
      z.looseObject({
        ...passage,
        paragraphs: z.array(z.looseObject(paragraph)),
        questions: z.array(buildGroup(fields)),
      }),
    ),
  })
}

export const readingQuestionGroupSchema = buildGroup(strictFields)
export const readingQuestionsSchema = buildQuestions(strictFields)
export const receivedReadingSchema = buildQuestions(lenientFields)
export type ReadingQuestions = z.infer<typeof readingQuestionsSchema>

import * as z from 'zod/mini'
import { optionSchema } from './listening.schema.ts'

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

const paragraphSchema = z.looseObject({
  id: idSchema,
  content: z.string(),
  heading: z.nullable(z.union([z.string(), z.looseObject({ id: idSchema, text: z.string() })])),
  dropId: z.optional(z.nullable(idSchema)),
})

export const readingQuestionGroupSchema = z.looseObject({
  id: idSchema,
  type: readingQuestionTypeSchema,
  instruction: z.optional(z.nullable(z.string())),
  questions: z.array(z.looseObject({ id: idSchema, text: z.string() })),
  marks: z.number(),
  correct_answer: z.array(z.string()),
  options: z.optional(z.nullable(z.array(optionSchema))),
  title: z.nullable(z.string()),
  wordlimit: z.nullable(z.number()),
})

export const readingQuestionsSchema = z.looseObject({
  passages: z.array(
    z.looseObject({
      id: idSchema,
      type: z.nullable(z.literal('draganddrop')),
      title: z.string(),
      paragraphs: z.array(paragraphSchema),
      questions: z.array(readingQuestionGroupSchema),
    }),
  ),
})
export type ReadingQuestions = z.infer<typeof readingQuestionsSchema>

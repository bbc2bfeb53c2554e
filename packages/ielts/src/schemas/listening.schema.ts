import * as z from 'zod/mini'
import { type FieldSchemas, lenientFields, strictFields } from './field-schemas.ts'

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
export const buildOption = <Amount, Nothing>({ text }: FieldSchemas<Amount, Nothing>) =>
  z.union([z.looseObject({ key: text(), value: text() }), text()])

const buildCell = <Amount, Nothing>({ orNull, text, prepared }: FieldSchemas<Amount, Nothing>) =>
  prepared(
    z.discriminatedUnion('type', [
      z.looseObject({ type: z.literal('fixed'), value: text() }),
      z.looseObject({
        type: z.literal('blank'),
        placeholder: orNull(z.string()),
        prefix: orNull(z.string()),
        suffix: orNull(z.string()),
      }),
    ]),
    withType,
  )

/** A cell without a type is fixed if it has a value. */
const withType = (cell: unknown) =>
  typeof cell === 'object' && cell !== null && !('type' in cell)
    ? { ...cell, type: 'value' in cell ? 'fixed' : 'blank' }
    : cell

/** PHP servers write an empty object as an empty list. */
const emptyToNull = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value)

const buildAnswer = <Amount, Nothing>({ text }: FieldSchemas<Amount, Nothing>) =>
  z.union([z.looseObject({ questionId: idSchema, answer: text() }), text()])

/** Fields of a test, its parts and its question groups, and the two forms of a group's questions: items or a table. */
export const buildListeningFields = <Amount, Nothing>(fields: FieldSchemas<Amount, Nothing>) => {
  const { number, orNull, text, list, prepared } = fields
  return {
    test: { title: z.optional(z.nullable(z.string())), recording: orNull(z.string()) },
    part: { id: idSchema, title: orNull(z.string()) },
    group: {
      id: idSchema,
      type: listeningQuestionTypeSchema,
      title: z.optional(z.nullable(z.string())),
      instruction: orNull(z.string()),
      wordlimit: orNull(number()),
      options: orNull(z.array(buildOption(fields))),
      image: orNull(z.string()),
      correct_answer: list(buildAnswer(fields)),
      marks: number(),
    },
    item: {
      id: idSchema,
      text: text(),
      blank: z.optional(
        prepared(
          z.nullable(
            z.looseObject({
              id: idSchema,
              position: z.union([z.string(), z.number()]),
              prefix: orNull(z.string()),
              suffix: orNull(z.string()),
            }),
          ),
          emptyToNull,
        ),
      ),
    },
    table: z.looseObject({ headers: list(text()), rows: z.array(z.array(buildCell(fields))) }),
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

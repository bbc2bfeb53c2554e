import { createId } from '@console/shared/document/create-id'
import type { readingQuestionTypeSchema } from '@console/shared/schemas/reading'
import type * as z from 'zod/mini'
import type { JsonObject } from '../document/json.ts'

export type ReadingQuestionType = z.infer<typeof readingQuestionTypeSchema>

type TypeTexts = {
  label: string
  instruction: string
  wordlimit: number | null
  /** What a new group offers to choose from; an empty text is to be written. */
  options: readonly (string | { key: string; value: string })[] | null
}

const lettered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: String.fromCharCode(65 + index), value: '' }))
const numbered = ['i', 'ii', 'iii', 'iv', 'v', 'vi'].map((key) => ({ key, value: '' }))

const words = (things: string): Pick<TypeTexts, 'instruction' | 'wordlimit' | 'options'> => ({
  instruction: `Complete the ${things} below. Choose NO MORE THAN TWO WORDS from the passage for each answer.`,
  wordlimit: 2,
  options: null,
})

/** Every type that the wire has, with what a new group of it begins with. */
export const readingTypes: Record<ReadingQuestionType, TypeTexts> = {
  identifying_information: {
    label: 'True, False, Not given',
    instruction:
      'Do the following statements agree with the information in the passage? Choose TRUE if the statement agrees with the information, FALSE if it contradicts it, or NOT GIVEN if there is no information on this.',
    wordlimit: null,
    options: ['TRUE', 'FALSE', 'NOT GIVEN'],
  },
  multiple_choice: {
    label: 'Multiple choice',
    instruction: 'Choose the correct letter, A, B, C or D.',
    wordlimit: null,
    options: lettered(4),
  },
  multiple_choice_multiple: {
    label: 'Multiple choice, several answers',
    instruction: 'Choose TWO letters, A–E.',
    wordlimit: null,
    options: lettered(5),
  },
  matching_headings: {
    label: 'Matching headings',
    instruction:
      'Choose the correct heading for each paragraph from the list of headings and drag it to the paragraph. There are more headings than paragraphs.',
    wordlimit: null,
    options: numbered,
  },
  matching_features: {
    label: 'Matching features',
    instruction: 'Match each statement with the correct letter.',
    wordlimit: null,
    options: lettered(4),
  },
  feature_matching_drag_and_drop: {
    label: 'Matching features, dragged',
    instruction: 'Drag the correct ending to each sentence. There are more endings than sentences.',
    wordlimit: null,
    options: ['', '', '', ''],
  },
  sentence_completion: { label: 'Sentence completion', ...words('sentences') },
  note_completion: { label: 'Note completion', ...words('notes') },
  table_completion: { label: 'Table completion', ...words('table') },
  summary_completion: { label: 'Summary completion', ...words('summary') },
  summary_completion_clues: {
    label: 'Summary completion from a list',
    instruction: 'Complete the summary using the list of words. Each word can be used once at most.',
    wordlimit: null,
    options: ['', '', '', ''],
  },
}

/** The name of a type, also of one that only the server knows. */
export const toTypeLabel = (type: string): string =>
  Object.entries(readingTypes).find(([known]) => known === type)?.[1].label ?? type

export const buildQuestion = (text = ''): JsonObject => ({ id: createId(), text })

/** A new group; headings ask for every paragraph. */
export function buildGroup(type: ReadingQuestionType, paragraphs: number): JsonObject {
  const { instruction, wordlimit, options } = readingTypes[type]
  const isOneQuestion = type === 'multiple_choice' || type === 'multiple_choice_multiple'
  const texts =
    type === 'matching_headings'
      ? Array.from({ length: paragraphs }, (_, index) => `Paragraph ${String.fromCharCode(65 + index)}`)
      : Array.from({ length: isOneQuestion ? 1 : 5 }, () => '')
  const answers = type === 'multiple_choice_multiple' ? ['', ''] : texts.map(() => '')
  return {
    id: createId(),
    type,
    title: type === 'matching_headings' ? 'List of headings' : null,
    instruction,
    wordlimit,
    options: options === null ? null : [...options],
    questions: texts.map((text) => buildQuestion(text)),
    correct_answer: answers,
    marks: answers.length,
  }
}

export const buildParagraph = (content = ''): JsonObject => ({ id: createId(), content, heading: null })

export const buildPassage = (): JsonObject => ({
  id: createId(),
  type: null,
  title: '',
  paragraphs: [buildParagraph()],
  questions: [],
})

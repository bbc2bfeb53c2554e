import { createId } from '@console/shared/document/create-id'
import type { listeningQuestionTypeSchema } from '@console/shared/schemas/listening'
import type * as z from 'zod/mini'
import type { JsonObject } from '../document/json.ts'
import { emptyCell } from './table-edit.ts'

export type ListeningQuestionType = z.infer<typeof listeningQuestionTypeSchema>

type TypeTexts = {
  label: string
  instruction: string
  wordlimit: number | null
  /** What a new group offers to choose from; an empty text is to be written. */
  options: readonly (string | { key: string; value: string })[] | null
  /** What is asked for: lines that have gaps, a table that has them, or questions that are asked as they are. */
  body: 'gaps' | 'table' | 'questions'
  /** How many a new group begins with. */
  count: number
}

const lettered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: String.fromCharCode(65 + index), value: '' }))

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

const words = (things: string): Omit<TypeTexts, 'label'> => ({
  instruction: `Complete the ${things} below. Write NO MORE THAN TWO WORDS AND/OR A NUMBER for each answer.`,
  wordlimit: 2,
  options: null,
  body: 'gaps',
  count: 5,
})

/** Every type that the wire has, with what a new group of it begins with. */
export const listeningTypes: Record<ListeningQuestionType, TypeTexts> = {
  note_completion: { label: 'Note completion', ...words('notes') },
  sentence_completion: { label: 'Sentence completion', ...words('sentences') },
  table_completion: { label: 'Table completion', ...words('table'), body: 'table' },
  flow_chart_fill_in_the_blanks: { label: 'Flow chart, words', ...words('flow chart') },
  flow_chart_drag_and_drop: {
    label: 'Flow chart, dragged',
    instruction:
      'Complete the flow chart. Drag the correct word to each step. There are more words than steps.',
    wordlimit: null,
    options: ['', '', '', '', '', '', ''],
    body: 'gaps',
    count: 5,
  },
  multiple_choice: {
    label: 'Multiple choice',
    instruction: 'Choose the correct letter, A, B or C.',
    wordlimit: null,
    options: lettered(3),
    body: 'questions',
    count: 1,
  },
  multiple_choice_multiple: {
    label: 'Multiple choice, several answers',
    instruction: 'Choose TWO letters, A–E.',
    wordlimit: null,
    options: lettered(5),
    body: 'questions',
    count: 1,
  },
  matching_features: {
    label: 'Matching features',
    instruction: 'Choose the correct letter for each item.',
    wordlimit: null,
    options: lettered(6),
    body: 'questions',
    count: 5,
  },
  feature_matching_drag_and_drop: {
    label: 'Matching features, dragged',
    instruction: 'Drag the correct answer to each item. There are more answers than items.',
    wordlimit: null,
    options: ['', '', '', '', '', '', ''],
    body: 'questions',
    count: 5,
  },
  map_labeling: {
    label: 'Map or plan labelling',
    instruction: 'Label the map. Choose the correct letter, A–G, for each place.',
    wordlimit: null,
    options: letters,
    body: 'questions',
    count: 5,
  },
}

/** Null for a type that only the server knows. */
export const findListeningType = (type: string): TypeTexts | null =>
  Object.entries(listeningTypes).find(([known]) => known === type)?.[1] ?? null

export const toTypeLabel = (type: string): string => findListeningType(type)?.label ?? type

export const buildItem = (text = ''): JsonObject => ({ id: createId(), text })

const buildGapItem = (): JsonObject => ({
  ...buildItem(),
  blank: { id: createId(), position: 'end', prefix: null, suffix: null },
})

/** Two columns of which the second is asked for. */
const buildTable = (rows: number): JsonObject => ({
  headers: ['', ''],
  rows: Array.from({ length: rows }, () => [
    emptyCell(),
    { type: 'blank', placeholder: '', prefix: null, suffix: null },
  ]),
})

export function buildGroup(type: ListeningQuestionType): JsonObject {
  const { instruction, wordlimit, options, body, count } = listeningTypes[type]
  const items = () => Array.from({ length: count }, () => (body === 'gaps' ? buildGapItem() : buildItem()))
  const answers = Array.from({ length: type === 'multiple_choice_multiple' ? 2 : count }, () => '')
  return {
    id: createId(),
    type,
    title: null,
    instruction,
    wordlimit,
    options: options === null ? null : [...options],
    image: null,
    question: body === 'table' ? buildTable(count) : items(),
    correct_answer: answers,
    marks: answers.length,
  }
}

export const buildPart = (): JsonObject => ({ id: createId(), title: '', questions: [] })

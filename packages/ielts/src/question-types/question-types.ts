import type { ListeningQuestionType } from '../schemas/listening.schema.ts'
import type { ReadingQuestionType } from '../schemas/reading.schema.ts'
import type { QuestionTypeTraits } from './question-type-traits.ts'

export type QuestionType = ReadingQuestionType | ListeningQuestionType

const printed = { shown: 'printed', marks: 'letters', noun: 'option', count: 'any', reuse: 'free' } as const
const placed = { ...printed, shown: 'placed', reuse: 'announced' } as const

const gaps = { key: 'words', options: printed, rubrics: ['completion'] } as const
const list = {
  key: 'option',
  options: { ...placed, reuse: 'exceptional' },
  // A limit may still be printed above a list of words.
  rubrics: ['completion', 'limit'],
} as const
const matching = { body: 'questions', key: 'option', options: placed, rubrics: ['completion'] } as const
const choice = { body: 'questions', key: 'option', options: printed, rubrics: [] } as const

/** A new question type does not compile until it has an entry here, tasks in its section, and an editor. */
const questionTypes: Record<QuestionType, QuestionTypeTraits> = {
  multiple_choice: {
    ...choice,
    label: 'Multiple choice',
    options: { ...printed, count: 'usual' },
  },
  multiple_choice_multiple: {
    ...choice,
    label: 'Multiple choice, several answers',
    key: 'set',
  },
  identifying_information: {
    label: 'True, False, Not given',
    body: 'statements',
    key: 'verdict',
    // TRUE, FALSE and NOT GIVEN need no list.
    options: { ...printed, shown: 'known' },
    rubrics: ['verdict'],
  },
  note_completion: { ...gaps, label: 'Note completion', body: 'lines' },
  sentence_completion: { ...gaps, label: 'Sentence completion', body: 'sentences' },
  matching_headings: {
    label: 'Matching headings',
    body: 'paragraphs',
    key: 'option',
    options: { ...placed, marks: 'numerals', noun: 'heading', reuse: 'free' },
    rubrics: ['headings'],
  },
  table_completion: { ...gaps, label: 'Table completion', body: 'table' },
  summary_completion: { ...gaps, label: 'Summary completion', body: 'summary' },
  matching_features: { ...matching, label: 'Matching features' },
  feature_matching_drag_and_drop: { ...matching, label: 'Matching features (drag and drop)' },
  summary_completion_clues: {
    ...list,
    label: 'Summary completion from a list',
    body: 'summary',
    options: { ...list.options, count: 'spare' },
  },
  map_labeling: {
    ...choice,
    label: 'Map or plan labelling',
    body: 'map',
    // The letters are on the map.
    options: { ...printed, shown: 'known', reuse: 'exceptional' },
  },
  flow_chart_fill_in_the_blanks: { ...gaps, label: 'Flow chart (typed)', body: 'steps' },
  flow_chart_drag_and_drop: {
    ...list,
    label: 'Flow chart (drag and drop)',
    body: 'steps',
    options: { ...list.options, count: 'enough' },
  },
}

const unknown: QuestionTypeTraits = { ...choice, label: '' }

/** Traits of a question type; a type that the console does not know is treated as multiple choice. */
export const toTraits = (type: QuestionType | undefined): QuestionTypeTraits =>
  type === undefined ? unknown : questionTypes[type]

/** Whether each question is a paragraph of the passage that needs a heading. */
export const asksParagraphs = (type: QuestionType | undefined): boolean =>
  toTraits(type).body === 'paragraphs'

/** Whether questions of a type may be in a table: forms and notes of two columns may. */
export const mayBeTable = (type: QuestionType | undefined): boolean =>
  ['table', 'lines'].includes(toTraits(type).body)

/** Noun for an item of a group: lines and steps have gaps, questions do not. */
export function toLineNoun(type: QuestionType | undefined): 'line' | 'step' | 'question' {
  switch (toTraits(type).body) {
    case 'steps':
      return 'step'
    case 'lines':
    case 'sentences':
    case 'summary':
    case 'table':
      return 'line'
    default:
      return 'question'
  }
}

import type { ListeningQuestionType } from '../schemas/listening.schema.ts'
import type { ReadingQuestionType } from '../schemas/reading.schema.ts'
import type { GroupNode } from './mock-node.ts'

export type QuestionType = ReadingQuestionType | ListeningQuestionType

/** How a question is answered: with words, with one of the options, or with several of them in any order. */
export type AnswerKind = 'words' | 'option' | 'set'

type QuestionTraits = {
  label: string
  /** Gaps are filled with words only where there are no options: endings of sentences, say, are chosen. */
  answered: AnswerKind
  /** What one of the things that it asks is called: lines and steps have gaps, a question is asked as it is. */
  noun: 'line' | 'step' | 'question'
  /** Whether candidates put options in their places. Where they only read them, whether the paper prints them. */
  options: 'placed' | 'printed' | 'known'
  /** What an option may be used for more than once: whatever it fits, or only what the instruction allows. */
  reuse: 'free' | 'announced'
}

const words = { answered: 'words', noun: 'line', options: 'printed', reuse: 'free' } as const
const placed = { answered: 'option', noun: 'question', options: 'placed', reuse: 'announced' } as const
const choice = { answered: 'option', noun: 'question', options: 'printed', reuse: 'free' } as const

/** What is decided by the type of a group. A new type of the wire does not compile until it stands here. */
const questionTypes: Record<QuestionType, QuestionTraits> = {
  note_completion: { label: 'Note completion', ...words },
  sentence_completion: { label: 'Sentence completion', ...words },
  table_completion: { label: 'Table completion', ...words },
  summary_completion: { label: 'Summary completion', ...words },
  flow_chart_fill_in_the_blanks: { label: 'Flow chart, words', ...words, noun: 'step' },
  multiple_choice: { label: 'Multiple choice', ...choice },
  multiple_choice_multiple: { label: 'Multiple choice, several answers', ...choice, answered: 'set' },
  // Everybody knows what a fact is answered with, and a map has its letters on it.
  identifying_information: { label: 'True, False, Not given', ...choice, options: 'known' },
  map_labeling: { label: 'Map or plan labelling', ...choice, options: 'known', reuse: 'announced' },
  matching_headings: { label: 'Matching headings', ...placed, reuse: 'free' },
  matching_features: { label: 'Matching features', ...placed },
  feature_matching_drag_and_drop: { label: 'Matching features, dragged', ...placed },
  summary_completion_clues: { label: 'Summary completion from a list', ...placed },
  flow_chart_drag_and_drop: { label: 'Flow chart, dragged', ...placed, noun: 'step' },
}

/** Undefined for a type that only the server knows: it is answered with options. */
export const toTraits = (type: QuestionType | undefined): QuestionTraits =>
  type === undefined ? { label: '', ...choice } : questionTypes[type]

/** The name of a group's type, also of one that only the server knows. */
export function toTypeLabel(group: GroupNode | undefined): string {
  if (group !== undefined && isAboutViews(group)) return 'Yes, No, Not given'
  if (group?.fields.type !== undefined) return questionTypes[group.fields.type].label
  const type = group?.unknown['type']
  return typeof type === 'string' ? type : ''
}

/** Statements about what a writer thinks have the type of those about facts, and other answers. */
export function isAboutViews({ fields: { type, options, instruction } }: GroupNode): boolean {
  if (type !== 'identifying_information') return false
  const keys = options?.map((option) => (typeof option === 'string' ? option : option.key)) ?? []
  return keys.length > 0 ? keys.some((key) => /^\s*yes\s*$/i.test(key)) : /\bYES\b/.test(instruction ?? '')
}

export function toAnswerKind(group: GroupNode | undefined): AnswerKind {
  const { answered } = toTraits(group?.fields.type)
  return answered === 'words' && group?.fields.options?.length ? 'option' : answered
}

import { readOptions } from './answer-option.ts'

/** How a question is answered: with words, with one of the options, or with several of them in any order. */
export type AnswerKind = 'words' | 'option' | 'set'

const wordTypes: readonly string[] = [
  'sentence_completion',
  'note_completion',
  'table_completion',
  'summary_completion',
  'flow_chart_fill_in_the_blanks',
]

/** Gaps are filled with words only where there are no options: endings of sentences, say, are chosen. */
export function toAnswerKind(type: string, options: unknown): AnswerKind {
  if (type === 'multiple_choice_multiple') return 'set'
  return wordTypes.includes(type) && readOptions(options) === null ? 'words' : 'option'
}

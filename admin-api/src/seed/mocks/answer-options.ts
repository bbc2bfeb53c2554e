export type AnswerOption = { key: string; value: string }

/** The letter of an option or a paragraph by its place: A, B, C… */
export function letterAt(index: number) {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

/** Options as a candidate reads them: A, B, C… each with its text. */
export function letteredOptions(values: readonly string[]): AnswerOption[] {
  return values.map((value, index) => ({ key: letterAt(index), value }))
}

export type WordLimit = 1 | 2 | 3

const words: Record<WordLimit, string> = {
  1: 'ONE WORD ONLY',
  2: 'NO MORE THAN TWO WORDS',
  3: 'NO MORE THAN THREE WORDS',
}

const wordsOrNumber: Record<WordLimit, string> = {
  1: 'ONE WORD AND/OR A NUMBER',
  2: 'NO MORE THAN TWO WORDS AND/OR A NUMBER',
  3: 'NO MORE THAN THREE WORDS AND/OR A NUMBER',
}

/** The limit in the words of the test paper. */
export function wordLimitText(limit: WordLimit, isNumberAllowed = false) {
  return isNumberAllowed ? wordsOrNumber[limit] : words[limit]
}

const counts = ['NONE', 'ONE', 'TWO', 'THREE']

export function countText(count: number) {
  return counts[count] ?? String(count)
}

import type { ReadingQuestions } from '@console/shared/schemas/reading'
import {
  type AnswerOption,
  countText,
  letterAt,
  letteredOptions,
  type WordLimit,
  wordLimitText,
} from './answer-options.ts'

type Group = ReadingQuestions['passages'][number]['questions'][number]

/** A question group before it is numbered. An item with several answers takes as many question numbers. */
export type ReadingGroupDraft = {
  type: Group['type']
  title: string | null
  instruction: string
  wordlimit: number | null
  options: (string | AnswerOption)[] | null
  items: readonly { text: string; answers: string[] }[]
}

/** The text of a question and its answer. */
type Item = readonly [text: string, answer: string]

const toItems = (items: readonly Item[]) => items.map(([text, answer]) => ({ text, answers: [answer] }))

const anyLetterTwice = 'You may use any letter more than once.'

function hasRepeat(items: readonly Item[]) {
  return new Set(items.map(([, answer]) => answer)).size < items.length
}

/** Facts of the passage: TRUE, FALSE or NOT GIVEN. */
export function factGroup(items: readonly Item[]): ReadingGroupDraft {
  return {
    type: 'identifying_information',
    title: null,
    instruction:
      'Do the following statements agree with the information in the passage? Choose TRUE if the statement agrees with the information, FALSE if the statement contradicts the information, or NOT GIVEN if there is no information on this.',
    wordlimit: null,
    options: ['TRUE', 'FALSE', 'NOT GIVEN'],
    items: toItems(items),
  }
}

/** Views of the writer: YES, NO or NOT GIVEN. */
export function viewGroup(items: readonly Item[]): ReadingGroupDraft {
  return {
    type: 'identifying_information',
    title: null,
    instruction:
      'Do the following statements agree with the views of the writer? Choose YES if the statement agrees with the views of the writer, NO if the statement contradicts the views of the writer, or NOT GIVEN if it is impossible to say what the writer thinks about this.',
    wordlimit: null,
    options: ['YES', 'NO', 'NOT GIVEN'],
    items: toItems(items),
  }
}

const completedThings = {
  note_completion: 'notes',
  sentence_completion: 'sentences',
  table_completion: 'table',
  summary_completion: 'summary',
} as const

/** Gaps (`_____`) to be filled with words of the passage. */
export function gapGroup(
  type: keyof typeof completedThings,
  title: string | null,
  limit: WordLimit,
  items: readonly Item[],
): ReadingGroupDraft {
  return {
    type,
    title,
    instruction: `Complete the ${completedThings[type]} below. Choose ${wordLimitText(limit)} from the passage for each answer.`,
    wordlimit: limit,
    options: null,
    items: toItems(items),
  }
}

/** A summary whose gaps are filled from a list of words, which is longer than the gaps are many. */
export function clueGroup(
  title: string,
  clues: readonly string[],
  items: readonly Item[],
): ReadingGroupDraft {
  return {
    type: 'summary_completion_clues',
    title,
    instruction: 'Complete the summary using the list of words. Each word can be used once at most.',
    wordlimit: null,
    options: [...clues],
    items: toItems(items),
  }
}

/** One question, four options, one right. */
export function choiceGroup(text: string, choices: readonly string[], answer: string): ReadingGroupDraft {
  return {
    type: 'multiple_choice',
    title: null,
    instruction: 'Choose the correct letter, A, B, C or D.',
    wordlimit: null,
    options: letteredOptions(choices),
    items: [{ text, answers: [answer] }],
  }
}

/** One question with several right options, in any order. */
export function multipleChoiceGroup(
  text: string,
  choices: readonly string[],
  answers: readonly string[],
): ReadingGroupDraft {
  return {
    type: 'multiple_choice_multiple',
    title: null,
    instruction: `Choose ${countText(answers.length)} letters, A–${letterAt(choices.length - 1)}.`,
    wordlimit: null,
    options: letteredOptions(choices),
    items: [{ text, answers: [...answers] }],
  }
}

const romanNumerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** A heading for every paragraph, by its roman numeral, in the order of the paragraphs. */
export function headingGroup(headings: readonly string[], answers: readonly string[]): ReadingGroupDraft {
  return {
    type: 'matching_headings',
    title: 'List of headings',
    instruction:
      'Choose the correct heading for each paragraph from the list of headings and drag it to the paragraph. There are more headings than paragraphs.',
    wordlimit: null,
    options: headings.map((value, index) => ({ key: romanNumerals[index] ?? String(index + 1), value })),
    items: answers.map((answer, index) => ({ text: `Paragraph ${letterAt(index)}`, answers: [answer] })),
  }
}

/** Statements matched with a list, by letter. */
export function featureGroup(
  title: string,
  ask: string,
  features: readonly string[],
  items: readonly Item[],
): ReadingGroupDraft {
  return {
    type: 'matching_features',
    title,
    instruction: hasRepeat(items) ? `${ask} ${anyLetterTwice}` : ask,
    wordlimit: null,
    options: letteredOptions(features),
    items: toItems(items),
  }
}

/** Statements matched with the letters of the paragraphs that hold them. */
export function paragraphGroup(paragraphCount: number, items: readonly Item[]): ReadingGroupDraft {
  const ask = `Which paragraph contains the following information? Choose the correct letter, A–${letterAt(paragraphCount - 1)}.`
  return {
    type: 'matching_features',
    title: null,
    instruction: hasRepeat(items) ? `${ask} ${anyLetterTwice}` : ask,
    wordlimit: null,
    options: Array.from({ length: paragraphCount }, (_, index) => letterAt(index)),
    items: toItems(items),
  }
}

/** Things matched with an ending each, by dragging its text. */
export function dragGroup(
  title: string,
  instruction: string,
  endings: readonly string[],
  items: readonly Item[],
): ReadingGroupDraft {
  return {
    type: 'feature_matching_drag_and_drop',
    title,
    instruction,
    wordlimit: null,
    options: [...endings],
    items: toItems(items),
  }
}

import type { ListeningQuestions } from '@console/shared/schemas/listening'
import {
  type AnswerOption,
  countText,
  letterAt,
  letteredOptions,
  type WordLimit,
  wordLimitText,
} from './answer-options.ts'

type Question = ListeningQuestions['parts'][number]['questions'][number]

/** Marks the gap in a line or a cell. */
export const gapMark = '___'

/** A line to answer, with its answers; a plain string is a line that is only read. */
export type Line = string | readonly [text: string, answer: string, ...others: string[]]
type Match = readonly [text: string, answer: string]

type Body =
  | { kind: 'lines'; lines: readonly Line[] }
  | { kind: 'table'; headers: string[]; rows: readonly (readonly Line[])[] }

/** A question before it is numbered. */
export type ListeningGroupDraft = {
  type: Question['type']
  title: string | null
  instruction: string
  wordlimit: number | null
  options: (string | AnswerOption)[] | null
  image: string | null
  /** Whether each answer is written with the id of its question. */
  isKeyed: boolean
  body: Body
}

const plain = { wordlimit: null, options: null, image: null, isKeyed: false }

const completedThings = {
  note_completion: 'notes',
  sentence_completion: 'sentences',
  flow_chart_fill_in_the_blanks: 'flow chart',
  table_completion: 'table',
} as const

type GapLimit = { words: WordLimit; orNumber?: true }

function completeInstruction(thing: string, limit: GapLimit) {
  return `Complete the ${thing} below. Write ${wordLimitText(limit.words, limit.orNumber)} for each answer.`
}

/** Lines with gaps to be filled with words that are heard. */
export function gapLines(
  type: Exclude<keyof typeof completedThings, 'table_completion'>,
  title: string | null,
  limit: GapLimit,
  lines: readonly Line[],
): ListeningGroupDraft {
  return {
    ...plain,
    type,
    title,
    instruction: completeInstruction(completedThings[type], limit),
    wordlimit: limit.words,
    body: { kind: 'lines', lines },
  }
}

/** A table with gaps in some of its cells. */
export function gapTable(
  title: string,
  limit: GapLimit,
  headers: readonly string[],
  rows: readonly (readonly Line[])[],
): ListeningGroupDraft {
  return {
    ...plain,
    type: 'table_completion',
    title,
    instruction: completeInstruction('table', limit),
    wordlimit: limit.words,
    body: { kind: 'table', headers: [...headers], rows },
  }
}

/** One question, three options, one right. */
export function choice(text: string, choices: readonly string[], answer: string): ListeningGroupDraft {
  return {
    ...plain,
    type: 'multiple_choice',
    title: null,
    instruction: 'Choose the correct letter, A, B or C.',
    options: letteredOptions(choices),
    body: { kind: 'lines', lines: [[text, answer]] },
  }
}

/** One question with several right options, in any order. */
export function multipleChoice(
  text: string,
  choices: readonly string[],
  answers: readonly [string, string, ...string[]],
): ListeningGroupDraft {
  return {
    ...plain,
    type: 'multiple_choice_multiple',
    title: null,
    instruction: `Choose ${countText(answers.length)} letters, A–${letterAt(choices.length - 1)}.`,
    options: letteredOptions(choices),
    body: { kind: 'lines', lines: [[text, ...answers]] },
  }
}

/** Places found on a plan, by letter. */
export function planLabels(
  title: string,
  image: string,
  letterCount: number,
  places: readonly Match[],
): ListeningGroupDraft {
  return {
    ...plain,
    type: 'map_labeling',
    title,
    instruction: `Label the plan. Choose the correct letter, A–${letterAt(letterCount - 1)}, for each place.`,
    options: Array.from({ length: letterCount }, (_, index) => letterAt(index)),
    image,
    isKeyed: true,
    body: { kind: 'lines', lines: places },
  }
}

/** Things matched with a list, by letter. Each letter is used once at most. */
export function featureMatches(
  title: string,
  ask: string,
  features: readonly string[],
  items: readonly Match[],
): ListeningGroupDraft {
  return {
    ...plain,
    type: 'matching_features',
    title,
    instruction: `${ask} Choose the correct letter, A–${letterAt(features.length - 1)}.`,
    options: letteredOptions(features),
    isKeyed: true,
    body: { kind: 'lines', lines: items },
  }
}

/** Things or steps completed by dragging an option to them; there are more options than places. */
export function dragMatches(
  type: 'flow_chart_drag_and_drop' | 'feature_matching_drag_and_drop',
  title: string,
  instruction: string,
  options: readonly string[],
  items: readonly Line[],
): ListeningGroupDraft {
  return {
    ...plain,
    type,
    title,
    instruction,
    options: [...options],
    isKeyed: true,
    body: { kind: 'lines', lines: items },
  }
}

/** The same with options that are known by their letter. */
export function letteredDragMatches(...draft: Parameters<typeof dragMatches>): ListeningGroupDraft {
  return { ...dragMatches(...draft), options: letteredOptions(draft[3]) }
}

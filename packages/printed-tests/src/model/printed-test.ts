import { numberRange } from '@console/ielts'
import type { DraftOption, PrintedExample } from '@console/ielts/sections'
import type { Lines, TextLine } from './text-line.ts'

export type PrintedQuestion = {
  number: number
  /** With `_____` for a gap; empty where the number stands in the range and nowhere in the text. */
  text: string
  /** Those of this question alone. */
  options: DraftOption[]
  /** How many numbers it takes: “20 and 21 Which TWO …”. */
  count: number
}

export type PrintedGroup = {
  first: number
  last: number
  /** Its numbers on paper if they begin again in every exercise: “Exercise 2, 1–5”. */
  printed: string | null
  /** Its lines in the text. */
  from: number
  to: number
  /** The task that it was taken for; null where nothing says which. */
  task: string | null
  title: string | null
  instruction: string
  /** Those that all its questions share. */
  options: DraftOption[]
  questions: PrintedQuestion[]
  example: PrintedExample | null
  /** Any other example, line by line: candidates read it below the instruction. */
  shown: string[]
}

export type PrintedPart = {
  /** As it is printed above it: “PART 2”. */
  number: number | null
  /** Its lines in the text, without those of its questions; null where it has questions alone. */
  lines: { from: number; to: number } | null
  title: string
  paragraphs: string[]
  isLettered: boolean
  groups: PrintedGroup[]
}

/** Something for a person to check: the numbers of the paper, the reason, and the lines. */
export type Doubt = { numbers: readonly number[]; reason: string; lines: Lines }

/** None where there is nothing to doubt. */
export const doubtLines = (reason: string, lines: Lines, numbers: readonly number[] = []): Doubt[] =>
  lines.length === 0 ? [] : [{ numbers, reason, lines }]

export const doubtNumbers = (reason: string, numbers: readonly number[], lines: Lines = []): Doubt[] =>
  numbers.length === 0 ? [] : [{ numbers, reason, lines }]

/** Those of the printed key, by the printed number. */
export type Answers = ReadonlyMap<number, string>

export type PrintedTest = {
  parts: PrintedPart[]
  answers: Answers
  /** Lines about the paper itself, which a mock does not need. */
  rubrics: TextLine[]
  /** Lines that no rule recognised. */
  unread: TextLine[]
  doubts: Doubt[]
}

/** A test as it was read, before it is compared with what is printed. */
export type Read = Omit<PrintedTest, 'doubts'>

/** Every number that a question takes. */
export const numbersOf = ({ number, count }: Pick<PrintedQuestion, 'number' | 'count'>): number[] =>
  numberRange(number, number + count - 1)

export const numbersWhere = (
  questions: readonly PrintedQuestion[],
  isSo: (question: PrintedQuestion) => boolean,
): number[] => questions.filter(isSo).flatMap(numbersOf)

export const toOptionText = (option: DraftOption): string =>
  typeof option === 'string' ? option : option.value

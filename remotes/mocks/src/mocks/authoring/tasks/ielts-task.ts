import type { QuestionType } from '../../core/keys/question-type.ts'
import type { DraftOption, GroupDraft } from './group-draft.ts'

/** A task of the printed test. What travels to the server is the type that it is written over. */
export type IeltsTask<Type extends QuestionType = QuestionType> = {
  id: string
  /** As staff know it. */
  name: string
  /** What is answered with a choice stands apart from what is answered with words. */
  answered: 'choice' | 'words'
  type: Type
  title: string | null
  instruction: string
  wordlimit: number | null
  options: Options
  /** How many questions a new group has. */
  asked: number | 'paragraphs'
  /** Answers of one question with several. */
  answers?: number
}

/** Letters of the paragraphs, or headings that are more than the paragraphs, where they are not the same for every text. */
type Options = readonly DraftOption[] | 'paragraphs' | 'headings' | null

const toLetters = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index))

export const lettered = (count: number): DraftOption[] => toLetters(count).map((key) => ({ key, value: '' }))

const numerals = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** “iv” for the fourth, which has the index 3. */
export const toNumeral = (index: number): string =>
  `${'x'.repeat(Math.floor((index + 1) / 10))}${numerals[(index + 1) % 10] ?? ''}`

/** What a choice of paragraphs offers. */
export const paragraphOptions = (count: number): DraftOption[] =>
  toLetters(count).map((key) => ({ key, value: `Paragraph ${key}` }))

/** The headings of a test are two more than it asks for, or six. */
const headingOptions = (paragraphs: number): DraftOption[] =>
  Array.from({ length: Math.max(6, paragraphs + 2) }, (_, index) => ({ key: toNumeral(index), value: '' }))

function toOptions(options: Options, paragraphs: number): readonly DraftOption[] | null {
  if (options === 'paragraphs') return paragraphOptions(paragraphs)
  return options === 'headings' ? headingOptions(paragraphs) : options
}

/** A new group of a task, on a text of so many paragraphs. */
export function toDraft<Type extends QuestionType>(
  task: IeltsTask<Type>,
  paragraphs: number,
): GroupDraft<Type> {
  const { type, title, instruction, wordlimit, options, asked, answers } = task
  const questions =
    asked === 'paragraphs'
      ? toLetters(paragraphs).map((letter) => `Paragraph ${letter}`)
      : Array.from({ length: asked }, () => '')
  return {
    type,
    title,
    instruction,
    wordlimit,
    options: toOptions(options, paragraphs),
    questions,
    answers: Array.from({ length: answers ?? questions.length }, () => ''),
  }
}

import type { DraftOption, GroupDraft } from './group-draft.ts'

/** A task of the printed test. What travels to the server is the type that it is written over. */
export type IeltsTask = {
  id: string
  /** As staff know it. */
  name: string
  /** What is answered with a choice stands apart from what is answered with words. */
  answered: 'choice' | 'words'
  type: string
  title: string | null
  instruction: string
  wordlimit: number | null
  options: Options
  /** How many questions a new group has. */
  asked: number | 'paragraphs'
  /** Answers of one question with several. */
  answers?: number
}

type Options = readonly DraftOption[] | 'paragraphs' | null

const toLetters = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index))

export const lettered = (count: number): DraftOption[] => toLetters(count).map((key) => ({ key, value: '' }))

/** What a choice of paragraphs offers. */
export const paragraphOptions = (count: number): DraftOption[] =>
  toLetters(count).map((key) => ({ key, value: `Paragraph ${key}` }))

/** A new group of a task, on a text of so many paragraphs. */
export function toDraft(task: IeltsTask, paragraphs: number): GroupDraft {
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
    options: options === 'paragraphs' ? paragraphOptions(paragraphs) : options,
    questions,
    answers: Array.from({ length: answers ?? questions.length }, () => ''),
  }
}

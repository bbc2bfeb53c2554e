import { listLetters, toNumeral } from '../../keys/option-keys.ts'
import type { QuestionType } from '../../question-types/question-types.ts'
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

/** A task before the table of its section says which type it is written over. */
export type UntypedTask = Omit<IeltsTask, 'type'>

/** By type, the task first that a group has where nothing says which. */
export type TasksByType<Type extends QuestionType> = Record<Type, readonly [UntypedTask, ...UntypedTask[]]>

/** A task that is answered with a choice. */
export const choice = (
  id: string,
  name: string,
  task: Pick<IeltsTask, 'instruction' | 'options'> & Partial<UntypedTask>,
): UntypedTask => ({ id, name, answered: 'choice', title: null, wordlimit: null, asked: 5, ...task })

/** The tasks of all types in the order in which staff choose from them; those that it does not name come last. */
export function listTasks<Type extends QuestionType>(
  tasks: TasksByType<Type>,
  order: readonly string[],
): IeltsTask<Type>[] {
  const place = ({ id }: UntypedTask) => (order.includes(id) ? order.indexOf(id) : order.length)
  return Object.entries<readonly UntypedTask[]>(tasks)
    .flatMap(([type, untyped]) => untyped.map((task) => ({ ...task, type: type as Type })))
    .sort((one, other) => place(one) - place(other))
}

/** Letters of the paragraphs, or headings that are more than the paragraphs, where they are not the same for every text. */
type Options = readonly DraftOption[] | 'paragraphs' | 'headings' | null

export const lettered = (count: number): DraftOption[] =>
  listLetters(count).map((key) => ({ key, value: '' }))

/** What a choice of paragraphs offers. */
export const paragraphOptions = (count: number): DraftOption[] =>
  listLetters(count).map((key) => ({ key, value: `Paragraph ${key}` }))

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
      ? listLetters(paragraphs).map((letter) => `Paragraph ${letter}`)
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

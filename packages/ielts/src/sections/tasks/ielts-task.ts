import { listLetters, toNumeral } from '../../keys/option-keys.ts'
import type { QuestionType } from '../../question-types/question-types.ts'
import type { DraftOption, GroupDraft } from './group-draft.ts'

/** A task of the printed test. Several tasks may share a question type, and the server knows only the type. */
export type IeltsTask<Type extends QuestionType = QuestionType> = {
  id: string
  /** The name that staff see. */
  name: string
  /** By choosing or by writing; menus list the two apart. */
  answered: 'choice' | 'words'
  type: Type
  title: string | null
  instruction: string
  wordlimit: number | null
  options: Options
  /** Number of questions in a new group. */
  asked: number | 'paragraphs'
  /** Number of answers to a question that has several. */
  answers?: number
}

/** A task without its type, which is its key in the table of the section. */
export type UntypedTask = Omit<IeltsTask, 'type'>

/** Tasks by question type; the first is the default for a group that could be any of them. */
export type TasksByType<Type extends QuestionType> = Record<Type, readonly [UntypedTask, ...UntypedTask[]]>

/** Builds a task that is answered by choosing. */
export const choice = (
  id: string,
  name: string,
  task: Pick<IeltsTask, 'instruction' | 'options'> & Partial<UntypedTask>,
): UntypedTask => ({ id, name, answered: 'choice', title: null, wordlimit: null, asked: 5, ...task })

/** Lists the tasks in the order of the menu; tasks that `order` does not contain come last. */
export function listTasks<Type extends QuestionType>(
  tasks: TasksByType<Type>,
  order: readonly string[],
): IeltsTask<Type>[] {
  const place = ({ id }: UntypedTask) => (order.includes(id) ? order.indexOf(id) : order.length)
  return Object.entries<readonly UntypedTask[]>(tasks)
    .flatMap(([type, untyped]) => untyped.map((task) => ({ ...task, type: type as Type })))
    .sort((one, other) => place(one) - place(other))
}

/** `paragraphs` and `headings` depend on the number of paragraphs. */
type Options = readonly DraftOption[] | 'paragraphs' | 'headings' | null

export const lettered = (count: number): DraftOption[] =>
  listLetters(count).map((key) => ({ key, value: '' }))

/** Options “Paragraph A”, “Paragraph B” and so on. */
export const paragraphOptions = (count: number): DraftOption[] =>
  listLetters(count).map((key) => ({ key, value: `Paragraph ${key}` }))

/** Two more headings than paragraphs, but at least six. */
const headingOptions = (paragraphs: number): DraftOption[] =>
  Array.from({ length: Math.max(6, paragraphs + 2) }, (_, index) => ({ key: toNumeral(index), value: '' }))

function toOptions(options: Options, paragraphs: number): readonly DraftOption[] | null {
  if (options === 'paragraphs') return paragraphOptions(paragraphs)
  return options === 'headings' ? headingOptions(paragraphs) : options
}

/** A draft of a new group for a task on a text with that many paragraphs. */
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

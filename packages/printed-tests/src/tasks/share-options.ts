import { isVerdict, toLetter } from '@console/ielts'
import { type PrintedGroup, type PrintedTest, toOptionText } from '../model/printed-test.ts'
import type { GroupReading } from './group-reading.ts'
import { listNamed } from './named-options.ts'

/** Options of every question are its own; one list before, behind or among them is that of all. */
export function shareOptions({
  lists,
  words,
  questions,
  instruction,
}: GroupReading): PrintedGroup['options'] {
  const filled = lists.filter(({ options }) => options.length > 1)
  for (const { options } of filled) if (areInColumns(options)) options.sort(byKey)
  const [first] = filled
  if (first === undefined) return words.length > 0 ? words : listNamed(instruction.join(' '))
  const isShared = first.after === 0 || questions.length === 0
  const isLast = filled.length === 1 && first.after === questions.length && questions.length > 1
  if (isShared || isLast) return first.options
  for (const { after, options } of filled) questions[after - 1]?.options.push(...options)
  return []
}

/** The letters are all there, in whatever order columns left them; “A = Aisha, T = Tom, B = both” stay as they are printed. */
const areInColumns = (options: readonly { key: string }[]): boolean => {
  const keys = options.map(({ key }) => key).toSorted()
  return keys[0] === 'A' && keys.every((key) => key <= toLetter(options.length))
}

const byKey = (left: { key: string }, right: { key: string }): number =>
  left.key.length === 1 && /[A-Z]/.test(left.key) ? left.key.localeCompare(right.key) : 0

/** “a. TRUE  b. FALSE” below a statement are no options where the key has the words: they say what is to be done. */
export function takeVerdictOptions(
  { questions, instruction }: Pick<GroupReading, 'questions' | 'instruction'>,
  answers: PrintedTest['answers'],
): void {
  const [first] = questions
  const areVerdicts = questions.every(
    ({ number, options }) =>
      options.length > 1 &&
      options.map(toOptionText).every(isVerdict) &&
      isVerdict(answers.get(number) ?? ''),
  )
  if (first === undefined || !areVerdicts) return
  const isAsked = instruction.length === 0 || instruction.join(' ') === first.text
  if (isAsked) instruction.splice(0, 1, first.options.map(toOptionText).join(', '))
  for (const question of questions) question.options = []
}

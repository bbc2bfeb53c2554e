import type { LineRole } from '../model/text-line.ts'
import type { MeantGroup, MeantQuestion } from './print-test.ts'

type MarkedLine = readonly [LineRole | null, string]

/** Signs that no rule of the reader knows. */
export type Notation = { question: string; option: string; key: string }

/** Groups in a notation that nobody has seen, without numbers and letters, each line with what it is. */
export const printUnknown = (
  groups: readonly MeantGroup[],
  notation: Notation,
  rubrics: Readonly<Record<string, string>>,
): MarkedLine[] =>
  groups.flatMap(({ task, asked, options }): MarkedLine[] => [
    ['rubric', rubrics[task] ?? ''],
    ...options.map((option): MarkedLine => ['option', `${notation.option}${option}`]),
    [null, ''],
    ...asked.flatMap((question) => printQuestion(question, notation)),
  ])

const printQuestion = ({ text, options, answers }: MeantQuestion, notation: Notation): MarkedLine[] => [
  ['question', `${notation.question}${text.replace('[]', '______')}`],
  ...options.map((option): MarkedLine => ['option', `${notation.option}${option}`]),
  ['key', `${notation.key}${answers.join(', ')}`],
  [null, ''],
]

export const toHints = (lines: readonly MarkedLine[]): Map<number, LineRole> =>
  new Map(lines.flatMap(([role], index) => (role === null ? [] : [[index + 1, role] as const])))

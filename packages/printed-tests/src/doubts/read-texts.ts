import { type PrintedGroup, toOptionText } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'

export const listGroupTexts = (group: PrintedGroup): string[] => [
  group.printed ?? '',
  group.example === null ? '' : `Paragraph ${group.example.letter}`,
  group.title ?? '',
  group.instruction,
  group.shown.join(' '),
  group.questions.map(({ text }) => text).join(' '),
  listOptions(group).join(' '),
]

export const listOptions = ({ options, questions }: Pick<PrintedGroup, 'options' | 'questions'>): string[] =>
  [...options, ...questions.flatMap((question) => question.options)].map(toOptionText)

/** Names of parts and verdicts, which are written otherwise when they have been read. */
const names =
  /^(?:parts?|sections?|passages?|texts?|tests?|questions?|examples?|answers?|keys?|solutions?|explanations?|exercises?|ex|tasks?|activity|steps?|page|in|any|either|order|and|or|true|false|yes|no|not|given|ng|n[ims]|d[ks]|c[ts]|reading|listening|[ivx]+|[a-z])$/

export const toWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !names.test(word))

/** `isBroken` where an empty line, or one that was left out, stands before it. */
export type PrintedWord = { word: string; line: TextLine; isBroken: boolean }

export const toPrintedWords = (line: TextLine, isBroken = false): PrintedWord[] =>
  toWords(line.text).map((word, index) => ({ word, line, isBroken: isBroken && index === 0 }))

/** The numbers that stand more than once, each of them once. */
export function listTwice(numbers: readonly number[]): number[] {
  const seen = new Set<number>()
  const twice = new Set<number>()
  for (const number of numbers) (seen.has(number) ? twice : seen).add(number)
  return [...twice]
}

import type { Doubt, PrintedTest } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'

/** Two lines that say the same, one right below the other: one of them was pasted twice. */
export function findDoubledLines({ parts }: Pick<PrintedTest, 'parts'>, lines: readonly TextLine[]): Doubt[] {
  const groups = parts.flatMap((part) => part.groups)
  const filled = lines.filter(({ text }) => text !== '')
  const doubled = filled.filter(
    ({ text }, index) => /\p{L}{3}/u.test(text) && text === filled[index - 1]?.text,
  )
  return doubled.map((line) => ({
    numbers: groups
      .filter(({ from, to }) => line.at >= from && line.at <= to)
      .flatMap(({ questions }) => questions.map(({ number }) => number)),
    reason: 'The same line stands twice, one below the other.',
    lines: [line],
  }))
}

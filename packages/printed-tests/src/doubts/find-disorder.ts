import type { Doubt, PrintedGroup, PrintedTest } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'
import { findGaps } from '../patterns/gap-patterns.ts'
import { isClearInstruction } from '../patterns/instruction-patterns.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'

/** Tasks whose numbers may stand anywhere: on a picture, in boxes, in two columns. */
const unordered = new Set<string | null>(['map', 'diagram', 'table', 'flow-chart', 'flow-chart-list'])

/** Lines of a group that stand elsewhere on paper than anybody would print them. */
export function findDisorder({ parts }: Pick<PrintedTest, 'parts'>, lines: readonly TextLine[]): Doubt[] {
  return parts.flatMap(({ groups }) =>
    groups.flatMap((group) => {
      const own = lines.filter(({ at, text }) => at > group.from && at <= group.to && text !== '')
      const numbers = own.flatMap((line) => listAsked(line, group).map((number) => ({ line, number })))
      const late = numbers.filter(({ number }, index) => number < (numbers[index - 1]?.number ?? 0))
      const first = numbers[0]?.line.at ?? Number.POSITIVE_INFINITY
      const orders = own.filter(({ at, text }) => at > first && isOrder(text))
      return [
        ...toDoubt('The numbers do not follow one another on paper.', unordered.has(group.task) ? [] : late),
        ...toDoubt(
          'An instruction stands between the questions.',
          orders.map((line) => ({ line, number: group.first })),
        ),
      ]
    }),
  )
}

const listAsked = ({ text }: TextLine, group: PrintedGroup): number[] => {
  const start = matchNumbered(text)?.number ?? 0
  const gaps = findGaps(text, group).map(({ number }) => number)
  return start >= group.first && start <= group.last && !gaps.includes(start) ? [start, ...gaps] : gaps
}

const isOrder = (text: string): boolean => isClearInstruction(text) && /\.$/.test(text)

const toDoubt = (reason: string, found: readonly { line: TextLine; number: number }[]): Doubt[] =>
  found.length === 0
    ? []
    : [
        {
          numbers: [...new Set(found.map(({ number }) => number))],
          reason,
          lines: found.map(({ line }) => line),
        },
      ]

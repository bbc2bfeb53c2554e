import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'
import { arbitraryGroups, arbitraryLayout } from './arbitrary-test.ts'
import { type Layout, type MeantGroup, printTest } from './print-test.ts'

type Damage = (groups: readonly MeantGroup[], layout: Layout, place: number) => string

const first = 14

/** The lines of a print on which the number of a question stands. */
function changeQuestion(
  groups: readonly MeantGroup[],
  layout: Layout,
  place: number,
  change: (line: string, number: number) => string[],
): string {
  const lines = printTest(groups, first, layout).split('\n')
  const end = lines.indexOf('Answer key')
  const asked = lines.flatMap((line, index) => {
    const number = /^\(?(\d{1,2})[.)\t ]|(\d{1,2})(?=\s?[_.…])|\((\d{1,2})\)/.exec(line)
    const isHead = /^Questions|^Page|^Reading|^- /.test(line)
    return number === null || isHead || index > end
      ? []
      : [{ index, number: Number(number[1] ?? number[2] ?? number[3]) }]
  })
  const chosen = asked[place % asked.length]
  if (chosen !== undefined) lines.splice(chosen.index, 1, ...change(lines[chosen.index] ?? '', chosen.number))
  return lines.join('\n')
}

const damages: Record<string, Damage> = {
  'the line of a question is lost': (groups, layout, place) =>
    changeQuestion(groups, layout, place, () => []),
  'a number is that of the next question': (groups, layout, place) =>
    changeQuestion(groups, layout, place, (line, number) => [
      line.replace(String(number), String(number + 1)),
    ]),
  'a number has a digit too many': (groups, layout, place) =>
    changeQuestion(groups, layout, place, (line, number) => [line.replace(String(number), `${number}0`)]),
  'the numbers of the key are one too high': (groups, layout) =>
    printTest(groups, first, {
      ...layout,
      entry: (numbers, said) =>
        layout.entry(
          numbers.map((each) => each + 1),
          said,
        ),
    }),
  'the answers of the key slip by one': (groups, layout, place) => {
    const said: string[][] = []
    printTest(groups, first, { ...layout, entry: (_, answers) => String(said.push([...answers])) })
    const lost = place % said.length
    let nth = -1
    return printTest(groups, first, {
      ...layout,
      entry: (numbers) => {
        nth += 1
        const own = said[nth < lost ? nth : nth + 1]
        return own === undefined ? '' : layout.entry(numbers, own)
      },
    })
  },
  'an answer is missing in the key': (groups, layout, place) =>
    printTest(groups, first, {
      ...layout,
      key: (entries) => layout.key(entries.filter((_, index) => index !== place % entries.length)),
    }),
}

const read = (printed: string) => {
  const { parts, answers, doubts, unread } = readPrintedTest(printed)
  const groups = parts.flatMap((part) => part.groups)
  const said = groups.flatMap(({ task, questions, options }) =>
    questions.map(({ number, text, options: own }) => ({
      number,
      text,
      task,
      options: [...options, ...own],
    })),
  )
  return { test: { said, answers: [...answers] }, isRemarked: doubts.length + unread.length > 0 }
}

test.each(Object.entries(damages))('gives a remark or loses nothing when %s', (_, damage) =>
  fc.assert(
    fc.property(arbitraryGroups, arbitraryLayout, fc.nat({ max: 40 }), (groups, printed, place) => {
      const layout = { ...printed, width: null }
      const damaged = read(damage(groups, layout, place))
      const whole = read(printTest(groups, first, layout))
      if (!damaged.isRemarked) expect(damaged.test).toEqual(whole.test)
    }),
    { numRuns: 20 },
  ),
)

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'
import { arbitraryGroups, arbitraryLayout } from './arbitrary-test.ts'
import { type Layout, type MeantGroup, printTest } from './print-test.ts'

const optionKeys = (options: readonly unknown[]) =>
  options.map((option) =>
    typeof option === 'object' && option !== null && 'value' in option ? option.value : option,
  )

/** The groups as they are meant, and as they were read, in one form. */
const tellMeant = (groups: readonly MeantGroup[], first: number) => {
  let number = first
  return groups.flatMap(({ task, asked, options }) =>
    asked.map(({ text, answers, options: own }) => {
      const from = number
      number += answers.length
      return { number: from, task, text: toPlain(text), answers, options: [...options, ...own] }
    }),
  )
}

const tellRead = (printed: string) => {
  const { parts, answers } = readPrintedTest(printed)
  return parts
    .flatMap((part) => part.groups)
    .flatMap(({ task, questions, options }) =>
      questions.map(({ number, count, text, options: own }) => ({
        number,
        task,
        text: toPlain(task === 'notes' || task === 'table' ? (text.split('\n').at(-1) ?? '') : text),
        answers: Array.from({ length: count }, (_, index) => answers.get(number + index)),
        options: optionKeys([...options, ...own]),
      })),
    )
}

/** Sub-heads and the head of a table stand before the line of their first gap; what divides cells is told by no word. */
const toPlain = (text: string) => text.replace('[]', '_____').replaceAll(/[|\s]+/g, ' ')

test('keeps what stands between the gaps of notes and tables', () =>
  fc.assert(
    fc.property(arbitraryGroups, arbitraryLayout, (groups, layout) => {
      const read = readPrintedTest(printTest(groups, 1, layout)).parts.flatMap((part) => part.groups)
      for (const [index, { asked }] of groups.entries()) {
        const said = [read[index]?.title, ...(read[index]?.questions ?? []).map(({ text }) => text)].join(
          '\n',
        )
        for (const { above } of asked) if (above) expect(said).toContain(above)
      }
    }),
    { numRuns: 40 },
  ))

function check(groups: readonly MeantGroup[], layout: Layout, first: number) {
  expect(tellRead(printTest(groups, first, layout))).toEqual(tellMeant(groups, first))
}

test('reads back what was printed in any layout', () =>
  fc.assert(fc.property(arbitraryGroups, arbitraryLayout, fc.constantFrom(1, 14, 21, 27), check), {
    numRuns: 100,
  }))

import { expect, test } from 'vitest'
import type { PrintedGroup, PrintedTest } from '../model/printed-test.ts'
import type { TextLine } from '../model/text-line.ts'
import { readPrintedTest } from '../read-printed-test.ts'
import { comparePrint } from './compare-print.ts'

const printed = `Questions 1-2
Choose the correct letter, A, B or C.
1 What did the keepers use
in the long winter nights?
A a lamp with oil
B a lamp with gas
C a bell

2 Who came first?
A a nurse
B a cook who
could not swim
C a sailor
Answer key
1 A
2 B`

const lines = printed.split('\n').map((text, index): TextLine => ({ at: index + 1, text }))
const whole = readPrintedTest(printed)

/** As if the reader had made something else of the same print. */
function compare(change: (group: PrintedGroup) => void) {
  const read: PrintedTest = structuredClone({ ...whole, doubts: [] })
  const [group] = read.parts.flatMap(({ groups }) => groups)
  if (group === undefined) throw new Error('No questions were read.')
  change(group)
  return comparePrint(read, lines).map(({ numbers, lines: shown }) => ({
    numbers,
    shown: shown.map(({ text }) => text),
  }))
}

test('gives no remark when everything is read as printed', () => {
  expect(whole.doubts).toEqual([])
  expect(compare(() => undefined)).toEqual([])
})

test('shows the lost half of a question', () => {
  const found = compare(({ questions: [first] }) => {
    if (first !== undefined) first.text = 'What did the keepers use'
  })
  expect(found).toEqual([{ numbers: [1, 2], shown: ['in the long winter nights?'] }])
})

test('shows a lost option', () => {
  const found = compare(({ questions: [first] }) => first?.options.pop())
  expect(found).toEqual([{ numbers: [1, 2], shown: ['C a bell'] }])
})

test('shows the end of an option that was moved behind the question', () => {
  const found = compare(({ questions: [, second] }) => {
    if (second === undefined) return
    second.text = 'Who came first? could not swim'
    second.options[1] = { key: 'B', value: 'a cook who' }
  })
  expect(found).toEqual([{ numbers: [2], shown: ['2 Who came first?'] }])
})

test('shows a question that runs over an empty line', () => {
  const found = compare(({ questions: [first, second] }) => {
    if (first !== undefined) first.options[2] = { key: 'C', value: 'a bell Who came first?' }
    if (second !== undefined) second.text = ''
  })
  expect(found).toEqual([
    { numbers: [1], shown: ['1 What did the keepers use'] },
    { numbers: [2], shown: ['2 Who came first?'] },
  ])
})

test('shows a number whose text went to its neighbour', () => {
  const found = compare(({ questions: [first, second] }) => {
    if (first === undefined || second === undefined) return
    first.text = 'Who came first?'
    second.text = 'What did the keepers use in the long winter nights?'
  })
  expect(found).toEqual([
    { numbers: [1], shown: ['1 What did the keepers use'] },
    { numbers: [2], shown: ['2 Who came first?'] },
  ])
})

import { expect, test } from 'vitest'
import { numberRestartedLists } from './number-restarted-lists.ts'

const read = (text: string) => {
  const { lines, doubts } = numberRestartedLists(
    text.split('\n').map((line, index) => ({ at: index + 1, text: line })),
  )
  return { text: lines.map((line) => line.text).join('\n'), numbers: doubts.map(({ numbers }) => numbers) }
}

test('renumbers a list that starts at 1 from the heading above it, and says so', () => {
  const printed =
    'Questions 8–10\nTRUE or FALSE?\n1. Ice floats.\n2.\tSnow falls.\n3) Rain sinks.\nQuestions 11–12\n11 Salt'
  expect(read(printed)).toEqual({
    text: 'Questions 8–10\nTRUE or FALSE?\n8. Ice floats.\n9.\tSnow falls.\n10) Rain sinks.\nQuestions 11–12\n11 Salt',
    numbers: [[8, 9, 10]],
  })
})

test.each([
  ['one of its numbers is that of the heading', 'Questions 8–9\n1. Ice\n2. Snow\n8. Salt'],
  ['a gap has one', 'Questions 8–9\n1. Ice\n2. Snow melts at (8) ____ .'],
  ['it has fewer items than the heading says', 'Questions 8–10\n1. Ice\n2. Snow'],
  ['it has more', 'Questions 8–9\n1. Ice\n2. Snow\n3. Salt'],
  ['it stands below another heading', 'Questions 8–9\nREADING PASSAGE 2\n1. Ice\n2. Snow'],
])('leaves a list as it is when %s', (_, text) => {
  expect(read(text)).toEqual({ text, numbers: [] })
})

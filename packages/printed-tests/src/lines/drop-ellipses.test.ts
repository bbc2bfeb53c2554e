import { expect, test } from 'vitest'
import { dropEllipses } from './drop-ellipses.ts'

const read = (printed: string): string[] =>
  dropEllipses(printed.split('\n').map((text, index) => ({ at: index + 1, text }))).map(({ text }) => text)

test('drops dots that join two halves of a question', () => {
  expect(read('Which paragraph ...\n1 ... says who paid?\n2. … gives a date?')).toEqual([
    'Which paragraph',
    '1 says who paid?',
    '2. gives a date?',
  ])
})

test('keeps a gap of dots when nothing above it ends with dots', () => {
  const printed = ['Complete the notes.', '1 ... is used for cutting.', '2 ... is used for polishing.']
  expect(read(printed.join('\n'))).toEqual(printed)
})

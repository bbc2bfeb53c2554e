import { expect, test } from 'vitest'
import { nameNumberedExercises } from '../to-answers.ts'

const read = (printed: string): string =>
  nameNumberedExercises(printed.split('\n').map((text, index) => ({ at: index + 1, text })))
    .map(({ text }) => text)
    .join('\n')

test('separates exercise numbers from question numbers that run through the test', () => {
  const printed = '1. Write notes.\n1. Name: ____\n2. Age: ____\n2. Who is it?\n3. He sings.\n4. She flies.'
  expect(read(printed)).toBe(
    'Exercise 1. Write notes.\n1. Name: ____\n2. Age: ____\nExercise 2. Who is it?\n3. He sings.\n4. She flies.',
  )
})

test.each([
  ['one chain', '1. He sings.\n2. She flies.\n3. It rains.'],
  ['a chain that begins again', '1. He sings.\n2. She flies.\n1. It rains.\n2. It snows.'],
  [
    'a number that is in neither chain',
    '1. Write notes.\n1. Name: ____\n2. Who?\n2. He sings.\n9. She flies.',
  ],
])('leaves %s as it is printed', (_, printed) => {
  expect(read(printed)).toBe(printed)
})

import { expect, test } from 'vitest'
import { dropGlossaryNumbers } from './drop-glossary-numbers.ts'

const drop = (...texts: string[]) =>
  dropGlossaryNumbers(texts.map((text, index) => ({ at: index + 1, text }))).map(({ text }) => text)

test('does not read the glossary below a text as questions', () => {
  expect(
    drop('Vocabulary', '1 kiln (n.) an oven for bricks', '2. ebb – to go out', '', '1 Bricks are old.'),
  ).toEqual(['Vocabulary', 'kiln (n.) an oven for bricks', 'ebb – to go out', '', '1 Bricks are old.'])
})

test.each([
  [['Vocabulary', '1 Find a word that means “oven”.', '2 kiln – ____']],
  [['Answers', '1 kiln – see line 4', '2 ebb (n.)']],
])('keeps the numbers of %s', (texts) => {
  expect(drop(...texts)).toEqual(texts)
})

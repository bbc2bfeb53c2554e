import { expect, test } from 'vitest'
import { endSentence } from './end-sentence.ts'

test.each([
  ['Prices are wrong', 'Prices are wrong.'],
  ['Prices are wrong.', 'Prices are wrong.'],
  ['Why is it slow?', 'Why is it slow?'],
  ['…', '…'],
])('the reason “%s” reads “%s”', (reason, sentence) => {
  expect(endSentence(reason)).toBe(sentence)
})

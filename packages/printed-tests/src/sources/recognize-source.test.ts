import { expect, test } from 'vitest'
import { corpusPapers } from '../testing/corpus-papers.ts'
import { recognizeSource } from './recognize-source.ts'

test.each(corpusPapers)('recognises $path as a paper', ({ printed }) => {
  expect(recognizeSource(printed)).toBe('paper')
})

const keys = {
  'a column': 'Answer key\n1 TRUE\n2 NOT GIVEN\n3 iv\n4 the valve',
  'no heading at all': '1 TRUE\n2 NOT GIVEN\n3 iv\n4 the valve\n5 B',
  'parts and ranges':
    'Listening Answers\nPART 1\nQuestions 1–3\n1 tutor\n2 7.30\n3 (the) library\nPART 2\n11 B\n12 A',
  'two columns': 'KEY\n1 ice\t21 B\n2 snow\t22 C\n3 rope\t23 A',
  'choices in either order': 'Answers\n1 ice\n21&22 IN EITHER ORDER B, E\n23 price(s)\n24 fish(ing)',
}
test.each(Object.entries(keys))('recognises a key: %s', (_, text) => {
  expect(recognizeSource(text)).toBe('key')
})

const scripts = {
  'its heading':
    'Audioscript\nPART 1\nYou will hear a woman talk to a clerk about a flat.\nGood morning, this is the agency.',
  'names before what is said':
    'MAN: Good morning.\nWOMAN: I am calling about the flat in Ice Street.\nMAN: It is still free. The rent is 700.\nWOMAN: And is it furnished?',
}
test.each(Object.entries(scripts))('recognises a transcript by %s', (_, text) => {
  expect(recognizeSource(text)).toBe('script')
})

test('recognises a text alone as a paper', () => {
  expect(recognizeSource('The ice cellar\nIce was once cut from lakes.\n\nSnow was sold by weight.')).toBe(
    'paper',
  )
})

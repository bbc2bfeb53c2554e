import { expect, test } from 'vitest'
import { dehyphenate } from './dehyphenate.ts'
import { splitText } from './split-text.ts'

test.each([
  ['the whole word stands elsewhere', 'Many engi-\nneers. Two engineers.', 'engineers', []],
  ['another form of it does', 'Many engi-\nneers. One engineer.', 'engineers', []],
  ['the hyphened word does', 'A well-known man and a far-\nsighted one. As far-sighted.', 'far-sighted', []],
  ['it begins with what is always hyphened', 'A self-\ntaught man.', 'self-taught', []],
  ['nothing is known of it', 'The differ-\nence.', 'difference', ['differ- ence → difference']],
  [
    'both halves are words',
    'A green house. The green-\nhouse.',
    'green-house',
    ['green- house → green-house'],
  ],
  ['it lost the end of its line', 'The diffe- rence.', 'difference', ['diffe- rence → difference']],
])('joins a hyphenated word when %s', (_, text, word, listed) => {
  const { lines, joined } = dehyphenate(splitText(text))
  expect(lines.map((line) => line.text).join(' ')).toContain(word)
  expect(joined.map((line) => line.text)).toEqual(listed)
})

test('keeps “pre- and post-war” as it is', () => {
  const { lines, joined } = dehyphenate(splitText('In pre- and post-war years.'))
  expect(lines[0]?.text).toBe('In pre- and post-war years.')
  expect(joined).toEqual([])
})

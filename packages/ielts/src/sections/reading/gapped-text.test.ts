import { expect, test } from 'vitest'
import { splitAtGap, splitTableTitle } from './gapped-text.ts'

test.each([
  ['Sold in _____ to all.', { before: 'Sold in ', after: ' to all.' }],
  ['_____', { before: '', after: '' }],
  ['How long?', { before: 'How long? ', after: '' }],
])('splits “%s” around its gap', (text, sides) => {
  expect(splitAtGap(text)).toEqual(sides)
})

test.each([
  ['Dyes: substance | source', { title: 'Dyes', heads: ['substance', 'source'] }],
  [
    'Dyes in use: the blue ones: substance | source',
    { title: 'Dyes in use: the blue ones', heads: ['substance', 'source'] },
  ],
  ['substance | source', { title: '', heads: ['substance', 'source'] }],
  ['Natural dyes', { title: 'Natural dyes', heads: [] }],
])('splits the title “%s” into the name of a table and its columns', (title, parts) => {
  expect(splitTableTitle(title)).toEqual(parts)
})

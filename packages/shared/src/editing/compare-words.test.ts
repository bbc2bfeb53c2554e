import { expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'

/** `the [old|new] words` */
const compare = (before: string, after: string) =>
  compareWords(before, after)
    ?.map((each) => (each.before === each.after ? each.after : `[${each.before}|${each.after}]`))
    .join('') ?? null

test.each([
  [
    'words that changed, each in its place',
    'The first passage is about sledges and the second about tea.',
    'The first passage is about sleds and the third about tea.',
    'The first passage is about [sledges|sleds] and the [second|third] about tea.',
  ],
  [
    'words between two changes that are shorter than both, as a part of one',
    'We always say what is generally true. It stays so.',
    'They sometimes say what is generally true. It stays so.',
    '[We always|They sometimes] say what is generally true. It stays so.',
  ],
  [
    'words between two changes that are longer than one of them, as they stand',
    'So it is generally said of tea.',
    'Yet it is generally said of whatever grows in any other country.',
    '[So|Yet] it is generally said of [tea|whatever grows in any other country].',
  ],
  [
    'what was only added, alone',
    'It stays so, says the author.',
    'It stays so, says the author. Mine.',
    'It stays so, says the author.[| Mine.]',
  ],
])('a comparison shows %s', (_, before, after, shown) => expect(compare(before, after)).toBe(shown))

test('does not compare word by word texts that share words only by chance', () => {
  const before =
    'One General Training text about renting a flat, with choices, notes and True/False/Not Given.'
  const after = 'The first passage is about sleds and the third about tea.'
  expect(compare(before, after)).toBeNull()
})

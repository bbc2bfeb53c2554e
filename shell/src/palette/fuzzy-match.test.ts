import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fuzzyMatch } from './fuzzy-match.ts'

const highlight = (query: string, text: string) => {
  const places = new Set(fuzzyMatch(query, text)?.places)
  return [...text].map((letter, place) => (places.has(place) ? letter.toUpperCase() : letter)).join('')
}

it.each([
  ['pa', 'packages', 'PAckages'],
  ['np', 'new package', 'New Package'],
  ['wrmo', 'writing mocks', 'WRiting MOcks'],
  ['ess', 'grammar & essays', 'grammar & ESSays'],
  ['pckg', 'packages', 'PaCKaGes'],
  ['NEW PACK', 'new package', 'NEW PACKage'],
])('%s is marked in “%s” where a person would look for it', (query, text, marked) => {
  expect(highlight(query, text)).toBe(marked)
})

it('prefers the beginning of a name to its middle', () => {
  const score = (text: string) => fuzzyMatch('re', text)?.score ?? 0
  expect(score('Reading mocks')).toBeGreaterThan(score('Keyboard release'))
  expect(score('Keyboard release')).toBeGreaterThan(score('More'))
})

it('ignores case and accents', () => {
  expect(fuzzyMatch('resume', 'Résumé')?.places).toEqual([0, 1, 2, 3, 4, 5])
  expect(fuzzyMatch('ｒｅ\u200bｓｕｍｅ', 'Résumé')?.places).toEqual([0, 1, 2, 3, 4, 5])
})

it('finds nothing where a letter is missing or out of order', () => {
  expect(fuzzyMatch('zz', 'Packages')).toBeNull()
  expect(fuzzyMatch('ap', 'pa')).toBeNull()
})

it('marks, for any query, exactly its letters in their order', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '-'), maxLength: 12 })
  fc.assert(
    fc.property(word, word, (query, text) => {
      const wanted = query.replaceAll(' ', '')
      const match = fuzzyMatch(query, text)
      const isSubsequence = new RegExp([...wanted].map((letter) => `${letter}.*`).join('')).test(text)
      expect(match !== null).toBe(isSubsequence)
      expect(match?.places.map((place) => text[place]).join('') ?? wanted).toBe(wanted)
      expect(match?.places ?? []).toEqual([...new Set(match?.places)].sort((a, b) => a - b))
    }),
  )
})

import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

test.each([
  [
    'numbers go',
    '27 Ice melts.\n28. Snow falls.\n(29) Rain stops.',
    ['Ice melts.', 'Snow falls.', 'Rain stops.'],
  ],
  ['so do the tabs of Word', '1.\tIce melts.\r\n2.\tSnow falls.\r\n', ['Ice melts.', 'Snow falls.']],
  ['and its bullets', '·\tIce melts.\n·\tSnow falls.', ['Ice melts.', 'Snow falls.']],
  ['a wrapped line goes on', '27 Ice on\nthe lake\n28 Snow', ['Ice on the lake', 'Snow']],
  ['a number that is left out shifts nothing', '27 Ice\n28 Snow\n30 Fog', ['Ice', 'Snow', 'Fog']],
  ['without numbers each line is one', 'Ice melts.\n\nSnow falls.', ['Ice melts.', 'Snow falls.']],
  ['numbers of the text stay', '18 boats sank.\nTwo were saved.', ['18 boats sank.', 'Two were saved.']],
  [
    'whatever ends a line',
    '1. Ice\u000b2. Snow\u00853. Rain\u20294. Fog\u20285. Sun',
    ['Ice', 'Snow', 'Rain', 'Fog', 'Sun'],
  ],
  [
    'a gap is the one of the console',
    '1 The …………… rises.\n2 It is ____.',
    ['The _____ rises.', 'It is _____.'],
  ],
])('reads a list of questions: %s', (_, text, entries) => {
  expect(readList(text, 'question')).toEqual(entries)
})

test.each([
  ['letters go', 'A wood\nB. rope\nC) steel', ['wood', 'rope', 'steel']],
  ['small letters too', 'a) wood\nb) rope', ['wood', 'rope']],
  ['and numerals', 'i  Digging by hand\nii  A new pump', ['Digging by hand', 'A new pump']],
  ['an article is no letter', 'A wall\nA roof', ['A wall', 'A roof']],
  ['an amount is no number', '1 litre\n2 litres', ['1 litre', '2 litres']],
  ['a number with a sign goes', '1. wood\n2. rope', ['wood', 'rope']],
])('reads a list of options: %s', (_, text, entries) => {
  expect(readList(text, 'option')).toEqual(entries)
})

test('keeps the cells of a row separate', () => {
  expect(readList('1\tIndigo\t____\n2\tMadder\troot', 'question', ' | ')).toEqual([
    'Indigo | _____',
    'Madder | root',
  ])
})

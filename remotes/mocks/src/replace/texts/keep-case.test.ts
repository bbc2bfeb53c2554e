import { expect, test } from 'vitest'
import { keepCase } from './keep-case.ts'

test.each([
  ['colour', 'colour', 'color', 'color'],
  ['Colour', 'colour', 'color', 'Color'],
  ['COLOUR', 'colour', 'color', 'COLOR'],
  ['colour', 'Colour', 'Color', 'color'],
  ['ielts', 'ielts', 'IELTS', 'IELTS'],
  ['Ielts', 'ielts', 'IELTS', 'IELTS'],
  ['toefl', 'TOEFL', 'IELTS', 'IELTS'],
  ['Élan', 'élan', 'verve', 'Verve'],
  ['A', 'a', 'one', 'One'],
  ['Colour', 'colour', '', ''],
  ['7', '7', 'seven', 'seven'],
])('%j, found by %j, becomes %4$j where %j is typed', (found, find, replacement, expected) => {
  expect(keepCase(found, { find, replacement, matchCase: false })).toBe(expected)
})

test('a case-sensitive replacement keeps the typed capitals', () => {
  expect(keepCase('Colour', { find: 'Colour', replacement: 'color', matchCase: true })).toBe('color')
})

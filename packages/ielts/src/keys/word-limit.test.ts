import { expect, test } from 'vitest'
import { findExcess, parseWordLimit } from './word-limit.ts'

const wordAndNumber = { words: 1, allowsNumber: true }
const oneWord = { words: 1, allowsNumber: false }

test.each([
  ['Write ONE WORD ONLY.', oneWord],
  ['Write ONE WORD AND/OR A NUMBER.', wordAndNumber],
  ['NO MORE THAN TWO WORDS AND/OR NUMBERS', { words: 2, allowsNumber: true }],
  ['Choose NO MORE THAN 3 WORDS', { words: 3, allowsNumber: false }],
  ['Choose the correct letter.', null],
])('“%s” sets the limit %j', (instruction, limit) => {
  expect(parseWordLimit(instruction)).toEqual(limit)
})

test.each([
  'LS21 3TB',
  '07700 900416',
  '(020) 7946 0018',
  '10 - 12',
  '10–12',
  '10 to 12',
  '£50',
  '£ 50',
  '1,200',
  '10.30 am',
  '10.30 a.m.',
  "9 o'clock",
  '26 April',
  '23rd May 2019',
  '50 km',
  'Room 12B',
  'ten weeks',
  '50 per cent',
  'well-being',
  'twenty five',
  ' lamps ',
])('ONE WORD AND/OR A NUMBER allows “%s”', (answer) => {
  expect(findExcess(answer, wordAndNumber)).toBeNull()
})

test.each([
  ['LS21 3TB', null],
  ['07700 900416', null],
  ['10 - 12', null],
  ['23rd May 2019', '2 words, and 1 is allowed'],
  ['saw  dust', '2 words, and 1 is allowed'],
  ['12 boxes', '2 words, and 1 is allowed'],
])('ONE WORD ONLY and “%s”: %s', (answer, excess) => {
  expect(findExcess(answer, oneWord)).toBe(excess)
})

test.each([
  ['two old lamps', '2 words, and 1 is allowed'],
  ['4 or 5', '2 numbers, and one is allowed'],
])('ONE WORD AND/OR A NUMBER and “%s”: %s', (answer, excess) => {
  expect(findExcess(answer, wordAndNumber)).toBe(excess)
})

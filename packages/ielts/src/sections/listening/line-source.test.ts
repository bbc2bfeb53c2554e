import { isJsonObject, type JsonObject } from '@console/values/json/json-document'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCell, readLines, toCellSource, toLineSource } from './line-source.ts'

const read = (source: string, item: JsonObject = { id: 'q1', text: '' }) =>
  readLines(source, item, { id: 'b1' }).map(({ fields: { id: _id, blank, ...fields }, answer }) => {
    if (!isJsonObject(blank)) return { ...fields, answer }
    const { id: _blankId, ...place } = blank
    return { ...fields, ...place, answer }
  })

test.each([
  [
    'Deposit is £[[50|fifty]] a week',
    { text: 'Deposit is', position: 'end', prefix: '£', suffix: 'a week', answer: '50|fifty' },
  ],
  [
    'Hall is left [[clean]]',
    { text: 'Hall is left', position: 'end', prefix: null, suffix: null, answer: 'clean' },
  ],
  [
    '[[Mills]] were lit first',
    { text: 'were lit first', position: 'start', prefix: null, suffix: null, answer: 'Mills' },
  ],
  ['£[[18]]', { text: '', position: 'end', prefix: '£', suffix: null, answer: '18' }],
  ['It is [[]]', { text: 'It is', position: 'end', prefix: null, suffix: null, answer: '' }],
])('“%s” becomes text, blank and answer', (source, made) => {
  expect(read(source)).toEqual([made])
})

test('a text with several gaps becomes a line for each, and one without gaps has no answer', () => {
  expect(read('From [[9|nine]] am to [[5]] pm')).toEqual([
    { text: 'From', position: 'end', prefix: null, suffix: null, answer: '9|nine' },
    { text: 'am to', position: 'end', prefix: null, suffix: 'pm', answer: '5' },
  ])
  expect(read('Opening times', { id: 'q1', text: '', blank: { id: 'b1', position: 'end' } })).toEqual([
    { text: 'Opening times', answer: null },
  ])
})

test('a gap that is typed again after it was deleted keeps its id, and a new one has its own', () => {
  const toBlankIds = (source: string, lost?: { id: string }) =>
    readLines(source, { id: 'q1', text: 'rent' }, lost).map(({ fields: { blank } }) => blank?.id)
  expect(toBlankIds('rent [[50]]', { id: 'b1' })).toEqual(['b1'])
  const [first, second] = toBlankIds('rent [[50]] and [[60]]')
  expect([first, second]).toEqual([expect.any(String), expect.any(String)])
  expect(first).not.toBe(second)
})

const own = (position: string, prefix: string | null, suffix: string | null) => ({
  id: 'q1',
  text: 'the rent',
  blank: { id: 'b1', position, prefix, suffix },
})

test.each([
  // Edits of the text, the prefix, the suffix, and of the answer alone.
  ['all the rent of about £[[50]] a week', { text: 'all the rent', prefix: 'of about £', suffix: 'a week' }],
  ['the rent of £[[50]] a week', { text: 'the rent of', prefix: '£', suffix: 'a week' }],
  ['the rent of about £[[50]] a day', { text: 'the rent', prefix: 'of about £', suffix: 'a day' }],
  ['the rent of about £[[60]] a week', { text: 'the rent', prefix: 'of about £', suffix: 'a week' }],
])('recognises the server’s prefix and suffix in “%s”', (source, made) => {
  expect(read(source, own('end', 'of about £', 'a week'))).toMatchObject([{ ...made, position: 'end' }])
})

test('keeps the suffix after a gap that begins a line', () => {
  const item = own('start', 'about', 'a week')
  expect(toLineSource(item, '50')).toBe('about [[50]] a week the rent')
  expect(read('about [[50]] a week the whole rent', item)).toMatchObject([
    { text: 'the whole rent', position: 'start', prefix: 'about', suffix: 'a week' },
  ])
  expect(read('now about [[50]] a week the rent', item)).toMatchObject([
    { text: 'now', position: 'end', prefix: 'about', suffix: 'a week the rent' },
  ])
})

const words = fc.stringMatching(/^[a-z]{1,5}( [a-z]{1,5}){0,2}$/)
const maybe = fc.option(fc.oneof(words, fc.constantFrom('£', 'about £', '')))
const blank = fc.record({
  id: fc.string(),
  position: fc.oneof(fc.constantFrom('start', 'end'), fc.nat({ max: 9 })),
  prefix: maybe,
  suffix: maybe,
  shelf: fc.nat(),
})
const item = fc.record({ id: fc.nat(), text: fc.oneof(words, fc.constant('')), blank, shelf: fc.nat() })

// proves 3.21
test('an item that is not edited stays as the server has it', () => {
  void fc.assert(
    fc.property(item, words, words, (fields, answer, other) => {
      const [same] = readLines(toLineSource(fields, answer), fields, undefined)
      expect(same).toEqual({ fields, answer })
      const [changed] = readLines(toLineSource(fields, other), fields, undefined)
      expect(changed).toEqual({ fields, answer: other })
    }),
  )
})

// proves 3.22
test('a cell that is not edited stays as the server has it', () => {
  const cell = fc.oneof(
    fc.record({ type: fc.constant('fixed'), value: words, shelf: fc.nat() }),
    fc.record({
      type: fc.constant('blank'),
      placeholder: maybe,
      prefix: maybe,
      suffix: maybe,
      shelf: fc.nat(),
    }),
  )
  void fc.assert(
    fc.property(cell, words, (fields, answer) => {
      const made = readCell(toCellSource(fields, answer), fields)
      expect(made).toEqual({ fields, answer: fields.type === 'blank' ? answer : null })
    }),
  )
})

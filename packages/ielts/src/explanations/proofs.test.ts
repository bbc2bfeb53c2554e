import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtProofs, toProofWords } from './proofs.ts'

const text = 'Ice was cut in winter. It was sold in summer.\nNobody kept a record. It was sold again.'
const select = (words: string, from = text.indexOf(words)) => toProofWords(text, from, from + words.length)

test.each([
  ['parts of words are widened to whole words', select('ut in wint'), 'cut in winter'],
  ['a selection across lines ends with its first line', select('in summer.\nNobody'), 'in summer.'],
  ['words that occur twice become their sentence', select('It was sold'), 'It was sold in summer.'],
  ['a caret becomes the sentence around it', select('', text.indexOf('record')), 'Nobody kept a record.'],
  ['a caret at the end becomes the last sentence', select('', text.length), 'It was sold again.'],
  ['an empty text has no evidence', toProofWords('', 0, 0), ''],
])('%s', (_, words, wanted) => expect(words).toBe(wanted))

test('marks overlapping evidence from its start to its end', () => {
  const proofs = [
    { mark: '1', words: 'cut in winter' },
    { mark: '2', words: 'winter. It' },
    { mark: '3', words: 'not there' },
  ]
  expect(splitAtProofs(text, proofs)).toEqual([
    { text: 'Ice was ', marks: [] },
    { text: 'cut in ', marks: ['1'] },
    { text: 'winter', marks: ['1', '2'] },
    { text: '. It', marks: ['2'] },
    { text: ' was sold in summer.\nNobody kept a record. It was sold again.', marks: [] },
  ])
})

test('marking evidence never changes the text', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '\n'), maxLength: 30 })
  void fc.assert(
    fc.property(words, fc.array(fc.record({ mark: words, words }), { maxLength: 5 }), (whole, proofs) => {
      const pieces = splitAtProofs(whole, proofs)
      expect(pieces.map((piece) => piece.text).join('')).toBe(whole)
    }),
  )
})

test('a selection becomes words of its line, including the selected ones if they occur once', () => {
  const arbitrary = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '\n'), maxLength: 30 })
  void fc.assert(
    fc.property(arbitrary, fc.nat(30), fc.nat(30), (whole, one, other) => {
      const [from, to] = [Math.min(one, other, whole.length), Math.min(Math.max(one, other), whole.length)]
      const words = toProofWords(whole, from, to)
      const line = (whole.slice(0, from).split('\n').at(-1) ?? '') + whole.slice(from).split('\n', 1)
      expect(line).toContain(words)
      expect(words === '').toBe(line.trim() === '')
      const [selected = ''] = whole.slice(from, to).trimEnd().split('\n')
      const isOnce = whole.indexOf(selected.trim()) === whole.lastIndexOf(selected.trim())
      if (selected.trim() !== '' && isOnce) expect(words).toContain(selected.trim())
    }),
  )
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toContent, toDocument } from '../../document/mock-normalization.ts'
import { arbitraryKeyedMock } from '../../document/testing/arbitrary-keyed-mock.ts'
import { toBlankMock } from '../../document/to-blank-mock.ts'
import { listAccepted } from '../answer-text.ts'
import { listKeyGroups } from '../key-group.ts'
import { toIndicativeBand } from './band-table.ts'
import { markAnswers } from './mark-answers.ts'

const runs = { numRuns: 400 }

// proves 3.18, 3.20, 3.24, 3.25
test('generated mocks of every question type pass through the editor unchanged', () => {
  void fc.assert(
    fc.property(arbitraryKeyedMock, (mock) => {
      expect(toDocument(toContent(mock))).toEqual(mock)
    }),
    runs,
  )
})

test('correct answers get full marks, with any accepted answer and the letters of a set in any order', () => {
  void fc.assert(
    fc.property(arbitraryKeyedMock, fc.nat({ max: 1 }), fc.boolean(), (mock, variant, isTurned) => {
      const content = toContent(mock)
      const answers: Record<number, string> = {}
      for (const { questions, kind } of listKeyGroups(content)) {
        const keys = questions.map(({ key }) =>
          kind === 'words' ? (listAccepted(key)[variant] ?? listAccepted(key)[0] ?? '') : key,
        )
        if (kind === 'set' && isTurned) keys.reverse()
        for (const [index, { number }] of questions.entries())
          answers[number] = ` ${keys[index]?.toUpperCase()} `
      }
      const { raw, marks, totalMarks, questions } = markAnswers(content, answers)
      expect({ raw, marks }).toEqual({ raw: questions.length, marks: totalMarks })
    }),
    runs,
  )
})

test('a candidate who answers nothing gets no marks, and every question says “Not answered”', () => {
  void fc.assert(
    fc.property(arbitraryKeyedMock, (mock) => {
      const { raw, marks, questions } = markAnswers(toContent(mock), {})
      expect({ raw, marks }).toEqual({ raw: 0, marks: 0 })
      expect(questions.filter(({ reason }) => reason !== 'Not answered')).toEqual([])
      expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1))
    }),
    runs,
  )
})

const options = ['A', 'B', 'C'].map((key, index) => ({
  key,
  value: ['by bus', 'by train', 'on foot'][index],
}))

function markOne(fields: object, key: string[], given: string[]) {
  const group = {
    id: 'g',
    title: null,
    instruction: 'Write NO MORE THAN TWO WORDS.',
    wordlimit: 2,
    options: null,
    questions: [{ id: 'q', text: 'How?' }],
    correct_answer: key,
    marks: key.length,
    ...fields,
  }
  const passages = [{ id: 'p', type: null, title: 'Ice', paragraphs: [], questions: [group] }]
  const content = toContent({ ...toBlankMock('reading'), questions: { passages } })
  const marked = markAnswers(content, Object.fromEntries(given.map((answer, index) => [index + 1, answer])))
  return marked.questions.map(({ isRight, reason }) => `${isRight ? 'right' : 'wrong'}: ${reason}`)
}

test.each([
  ['colour|color', 'Color', 'right: One of the answers in the key'],
  ['sawdust', ' SAWDUST. ', 'right: Matches the key'],
  ['sawdust', 'saw dust', 'wrong: The key has sawdust'],
  ['sawdust', 'the old sawdust', 'wrong: Too long: 3 words, and 2 are allowed'],
  ['1,200', '1200', 'right: Matches the key'],
  ['well-being', 'well–being', 'right: Matches the key'],
  ['', 'ice', 'wrong: The key has no answer to this question'],
  ['(the) tutor', 'tutor', 'right: One of the answers in the key'],
  ['fish(ing)', 'fish', 'right: One of the answers in the key'],
  ['clothes/clothing', 'clothes', 'right: One of the answers in the key'],
  ['TCP/IP', 'tcp/ip', 'right: One of the answers in the key'],
  ['his/her', 'her', 'right: One of the answers in the key'],
  ['his/her', 'His/her', 'right: One of the answers in the key'],
  ['his|her|his/her', 'his/her', 'right: One of the answers in the key'],
  ['his/her', 'their', 'wrong: The key has his or her'],
  ['cafe\u0301/bar', 'café', 'right: One of the answers in the key'],
  ['LS21 3TB', 'LS21 3TB', 'right: Matches the key'],
  ['07700 900416', '07700 900416', 'right: Matches the key'],
])('words: with “%s” in the key, “%s” is %s', (key, given, verdict) => {
  expect(markOne({ type: 'note_completion' }, [key], [given])).toEqual([verdict])
})

test.each([
  ['The fee is £ _____', '50', '£50'],
  ['The fee is £_____ a day', '50', '£ 50'],
  ['The fee is £_____', '£50', '50'],
  ['The fee is _____', '£50', '50 pounds'],
  ['It is _____ km away', '12', '12 km'],
  ['It was _____ °C', '25', '25 ºC'],
])('“%s”: with “%s” in the key, “%s” is right', (text, key, given) => {
  const group = {
    type: 'note_completion',
    instruction: 'Write ONE WORD AND/OR A NUMBER.',
    questions: [{ id: 'q', text }],
  }
  expect(markOne(group, [key], [given])).toEqual(['right: Matches the key'])
})

test('options: the letter decides, and the reason quotes the option', () => {
  expect(markOne({ type: 'multiple_choice', options }, ['B'], ['b'])).toEqual(['right: Matches the key'])
  expect(markOne({ type: 'multiple_choice', options }, ['B'], ['C'])).toEqual([
    'wrong: The key has B, by train',
  ])
})

test('sets: a repeated letter counts once, and a wrong letter does not cancel a right one', () => {
  const set = { type: 'multiple_choice_multiple', options }
  expect(markOne(set, ['A', 'C'], ['C', 'C'])).toEqual(['right: C is in the key', 'wrong: C is given twice'])
  expect(markOne(set, ['A', 'C'], ['B', 'A'])).toEqual([
    'wrong: B is not one of A and C',
    'right: A is in the key',
  ])
})

test('bands depend on section and variant, and only a full test has one', () => {
  const of = 40
  expect(toIndicativeBand('reading', 'academic', { raw: 30, of })).toBe('7.0')
  expect(toIndicativeBand('reading', 'general', { raw: 30, of })).toBe('6.0')
  expect(toIndicativeBand('listening', 'academic', { raw: 32, of })).toBe('7.5')
  expect(toIndicativeBand('reading', 'academic', { raw: 12, of })).toBe('below 4.5')
  expect(toIndicativeBand('reading', 'academic', { raw: 13, of: 13 })).toBeNull()
})

import { gaps, reading } from '@console/ielts/testing'
import { expect, test } from 'vitest'
import { buildMockChangeLabels } from './mock-change-labels.ts'

const mock = reading(gaps, ['Cut by _____', 'Sold to _____'], ['hand', 'kings'])
const { label, text } = buildMockChangeLabels('reading', {
  timeZone: 'Asia/Tashkent',
  defaultCurrency: 'EUR',
})

test.each([
  [['name'], 'Name'],
  [['questions', 'passages', { id: 'p' }, 'title'], 'Passage 1, Title'],
  [
    ['questions', 'passages', { id: 'p' }, 'paragraphs', { id: 'p1' }, 'content'],
    'Passage 1, Paragraph B, Text',
  ],
  [
    ['questions', 'passages', { id: 'p' }, 'questions', { id: 'g' }, 'wordlimit'],
    'Passage 1, Question group 1, Word limit',
  ],
  [
    ['questions', 'passages', { id: 'p' }, 'questions', { id: 'g' }, 'questions', { id: 'q1' }, 'text'],
    'Passage 1, Question group 1, Question 2',
  ],
])('a difference at %j has the name of the form field', (path, name) => {
  expect(label(path, mock)).toBe(name)
})

test('a changed question or passage is named by its text', () => {
  expect(text?.({ id: 'q0', text: 'Cut by _____' }, ['questions'], mock)).toBe('Cut by _____')
  expect(text?.({ id: 'p', title: 'Ice', questions: [] }, ['questions'], mock)).toBe('Ice')
})

test.each([
  ['fee', 2.5, '€2.50'],
  ['fee', 0, 'Free'],
  ['duration', 60, '60 min'],
])('a %s of %d that differs is shown as in the list', (field, value, said) => {
  expect(text?.(value, [field], mock)).toBe(said)
})

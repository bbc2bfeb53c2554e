import { expect, test } from 'vitest'
import { toKeyAnswer } from './key-answer.ts'

const letters = ['by bus', 'by train', 'on foot'].map((text, index) => ({ key: 'ABC'[index] ?? '', text }))
const facts = ['TRUE', 'FALSE', 'NOT GIVEN'].map((key) => ({ key, text: key }))
const views = ['YES', 'NO', 'NOT GIVEN'].map((key) => ({ key, text: key }))
const headings = ['i', 'ii', 'v'].map((key) => ({ key, text: `Heading ${key}` }))

test.each([
  ['b', letters, 'B'],
  ['B.', letters, 'B'],
  ['(B)', letters, 'B'],
  ['B by train', letters, 'B'],
  ['On foot', letters, 'C'],
  ['E', letters, 'E'],
  ['Buses', letters, 'Buses'],
  ['T', facts, 'TRUE'],
  ['False', facts, 'FALSE'],
  ['NG', facts, 'NOT GIVEN'],
  ['not given', views, 'NOT GIVEN'],
  ['N', views, 'NO'],
  ['V', headings, 'v'],
  ['R', facts, 'TRUE'],
  ['DS', facts, 'NOT GIVEN'],
  ['Wrong', facts, 'FALSE'],
  ['can’t tell', facts, 'NOT GIVEN'],
  ['not in the text', views, 'NOT GIVEN'],
  ['f', 'ABCDEF'.split('').map((key) => ({ key, text: key })), 'F'],
  ['', [{ key: 'A', text: '' }], ''],
  ['(the) tutor', null, 'tutor|the tutor'],
])('reads “%s” as an answer of its group', (typed, options, answer) => {
  expect(toKeyAnswer(typed, options)).toBe(answer)
})

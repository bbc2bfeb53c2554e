import type { JsonObject } from '@console/values/json/json-document'
import { expect, test } from 'vitest'
import { toFigures } from '../document/mock-figures.ts'
import { toContent } from '../document/mock-normalization.ts'
import { toBlankMock } from '../document/to-blank-mock.ts'
import { listKeyGroups } from './key-group.ts'

const common = { title: null, wordlimit: null, options: null, image: null, instruction: '', marks: 0 }

const asked = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `q${index}`, text: `Question ${index} _____` }))

function buildReading(groups: JsonObject[]) {
  const passage = {
    id: 'p',
    type: null,
    title: 'Ice',
    paragraphs: [],
    questions: groups.map((group, index) => ({ ...common, id: `g${index}`, ...group })),
  }
  return toContent({ ...toBlankMock('reading'), questions: { passages: [passage] } })
}

function buildListening(groups: JsonObject[]) {
  const part = {
    id: 'p',
    title: null,
    questions: groups.map((group, i) => ({ ...common, id: `g${i}`, ...group })),
  }
  return toContent({ ...toBlankMock('listening'), questions: { recording: null, parts: [part] } })
}

const keysOf = (content: ReturnType<typeof toContent>) =>
  listKeyGroups(content).map(({ questions }) => questions.map(({ number, key }) => `${number} ${key}`.trim()))

test('a key that is too short leaves questions without an answer, and renumbers none', () => {
  const content = buildReading([
    { type: 'note_completion', questions: asked(7), correct_answer: ['a', 'b', 'c', 'd', 'e'] },
    { type: 'note_completion', questions: asked(2), correct_answer: ['f', 'g'] },
  ])
  expect(keysOf(content)).toEqual([
    ['1 a', '2 b', '3 c', '4 d', '5 e', '6', '7'],
    ['8 f', '9 g'],
  ])
  expect(toFigures(content).questions).toBe(9)
})

test('adds a missing answer in its place, in the form of the other answers', () => {
  const content = buildReading([{ type: 'note_completion', questions: asked(4), correct_answer: ['a', 'b'] }])
  const filled = listKeyGroups(content)[0]?.questions[3]?.setKey('d')(content) ?? content
  expect(keysOf(filled)).toEqual([['1 a', '2 b', '3', '4 d']])
  const paired = buildListening([
    {
      type: 'note_completion',
      question: asked(3),
      correct_answer: [
        { questionId: 'q2', answer: 'c' },
        { questionId: 'q0', answer: 'a' },
      ],
    },
  ])
  expect(keysOf(paired)).toEqual([['1 a', '2', '3 c']])
  const written = listKeyGroups(paired)[0]?.questions[1]?.setKey('b')(paired) ?? paired
  expect(listKeyGroups(written)[0]?.node.fields.correct_answer).toContainEqual({
    questionId: 'q1',
    answer: 'b',
  })
})

test('“Choose TWO letters” counts as two questions, even while one letter is missing', () => {
  const set = {
    type: 'multiple_choice_multiple',
    instruction: 'Choose TWO letters, A–E.',
    options: ['A', 'B', 'C', 'D', 'E'],
    question: asked(1),
  }
  const next = { type: 'note_completion', question: asked(1), correct_answer: ['ice'] }
  expect(keysOf(buildListening([{ ...set, correct_answer: ['B'] }, next]))).toEqual([['1 B', '2'], ['3 ice']])
  expect(keysOf(buildListening([{ ...set, correct_answer: ['B', 'D'] }, next]))).toEqual([
    ['1 B', '2 D'],
    ['3 ice'],
  ])
  const apart = { ...set, question: asked(2), correct_answer: ['B', 'D'] }
  expect(keysOf(buildListening([apart, next]))).toEqual([['1 B', '2 D'], ['3 ice']])
})

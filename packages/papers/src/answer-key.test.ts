import {
  listExplained,
  type MockContent,
  noExplanations,
  setExplained,
  toBlankMock,
  toContent,
} from '@console/ielts'
import type { JsonObject } from '@console/values/json/json-document'
import { expect, test } from 'vitest'
import { buildPaper, type PaperBlock } from './index.ts'

const notes = (id: number, answers: string[]): JsonObject => ({
  id,
  type: 'sentence_completion',
  marks: answers.length,
  questions: answers.map((_, at) => ({ id: id * 10 + at, text: 'It was sold by the _____.' })),
  correct_answer: answers,
})

const reading = (...passages: JsonObject[][]): MockContent =>
  toContent({
    ...toBlankMock('reading'),
    questions: {
      passages: passages.map((questions, index) => ({
        id: index + 1,
        type: null,
        title: null,
        paragraphs: [],
        questions,
      })),
    },
  })

const listening = (...parts: JsonObject[][]): MockContent =>
  toContent({
    ...toBlankMock('listening'),
    questions: {
      recording: '',
      parts: parts.map((questions, index) => ({ id: index + 1, title: null, questions })),
    },
  })

/** Titles, and the cells of each row. */
const toRows = (blocks: readonly PaperBlock[]): unknown[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'kept') return toRows(block.blocks)
    if (block.kind === 'table') return [block.heads, ...block.rows.map((cells) => cells.flat())]
    return block.kind === 'title' ? [block.text] : []
  })

const printKey = (content: MockContent, explained: string[] = [], isExplained = true) => {
  const written = listExplained(content, noExplanations).reduce(
    (all, { key }, at) => setExplained(key, { explanation: explained[at] ?? '' })(all),
    noExplanations,
  )
  return toRows(buildPaper(content, 'key', { notes: written, isExplained })?.blocks ?? [])
}

test.each([
  ['reading', reading, 'Reading Passage'],
  ['listening', listening, 'Part'],
] as const)(
  'the key of a %s test lists the answers under the number of each part that asks',
  (_, mock, noun) => {
    expect(printKey(mock([notes(1, ['pound', ' '])], [], [notes(2, ['(the) tutor'])]))).toEqual([
      `${noun} 1`,
      ['No.', 'Answer'],
      [{ strong: '1' }, 'pound'],
      [{ strong: '2' }, 'none in the key'],
      `${noun} 3`,
      ['No.', 'Answer'],
      [{ strong: '3' }, 'tutor / the tutor'],
    ])
  },
)

test('a key has a column of explanations in the parts that have any, if they are asked for', () => {
  const mock = reading([notes(1, ['pound', 'box'])], [notes(2, ['fair'])])
  const explained = ['', 'Boxes are named last.']
  expect(printKey(mock, explained)).toEqual([
    'Reading Passage 1',
    ['No.', 'Answer', 'Explanation'],
    [{ strong: '1' }, 'pound', ''],
    [{ strong: '2' }, 'box', 'Boxes are named last.'],
    'Reading Passage 2',
    ['No.', 'Answer'],
    [{ strong: '3' }, 'fair'],
  ])
  expect(printKey(mock, explained, false)).toContainEqual([{ strong: '2' }, 'box'])
})

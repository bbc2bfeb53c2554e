import { expect, test } from 'vitest'
import { removeNode } from '../../document/list-commands.ts'
import { toContent, toDocument } from '../../document/mock-normalization.ts'
import { toBlankMock } from '../../document/to-blank-mock.ts'
import { clearLostHeadings } from './clear-headings.ts'

const headings = (id: string, questions: { id: string; text: string }[]) => ({
  id,
  type: 'matching_headings',
  questions,
  correct_answer: questions.map(() => 'i'),
})

const passage = {
  id: 'p',
  type: 'draganddrop',
  title: 'Ice',
  paragraphs: [
    { id: 'a', content: 'Shown', heading: { id: 'iii', text: 'The example' }, dropId: null },
    { id: 'b', content: 'Asked', heading: { id: 'i', text: 'Cold' }, dropId: 'q1' },
    { id: 'c', content: 'Asked', heading: { id: 'ii', text: 'Warm' }, dropId: 'q2' },
    { id: 'd', content: 'Of the others', heading: 'D', dropId: null },
  ],
  questions: [
    headings('g', [
      { id: 'q1', text: 'Paragraph B' },
      { id: 'q2', text: 'Paragraph C' },
    ]),
    { id: 'n', type: 'note_completion', questions: [], correct_answer: [] },
  ],
}

const read = (removed: string, questions: unknown[] = passage.questions) => {
  const content = toContent({
    ...toBlankMock('reading'),
    questions: { passages: [{ ...passage, questions }] },
  })
  // The mock was built with one passage.
  const { passages } = toDocument(clearLostHeadings(removeNode(removed))(content)).questions as {
    passages: (typeof passage)[]
  }
  return passages[0]
}

// proves B59
test('deleting the last group of headings clears its headings, the example and the drop zones', () => {
  const left = read('mock/passages:p/questions:g')
  expect(left?.type).toBeNull()
  expect(left?.paragraphs.map(({ heading, dropId }) => [heading, dropId])).toEqual([
    [null, null],
    [null, null],
    [null, null],
    ['D', null],
  ])
})

test('deleting a question clears the heading of its paragraph, and no other', () => {
  const left = read('mock/passages:p/questions:g/questions:q1')
  expect(left?.type).toBe('draganddrop')
  expect(left?.paragraphs.map(({ heading }) => heading)).toEqual([
    { id: 'iii', text: 'The example' },
    null,
    { id: 'ii', text: 'Warm' },
    'D',
  ])
})

test('a passage keeps its drop zones while it has another group of headings', () => {
  const left = read('mock/passages:p/questions:g', [...passage.questions, headings('h', [])])
  expect(left?.type).toBe('draganddrop')
  expect(left?.paragraphs[0]?.heading).toEqual({ id: 'iii', text: 'The example' })
})

test('deleting other questions clears no heading', () => {
  expect(read('mock/passages:p/questions:n')?.paragraphs).toEqual(passage.paragraphs)
})

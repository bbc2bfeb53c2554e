import { listNodes, toBlankMock, toContent, toRef } from '@console/ielts'
import { expect, test } from 'vitest'
import { writeGaps } from './write-gaps.ts'

const group = toRef('reading.group', 'mock/passages:p/questions:g')

function write(text: string, source: string) {
  const questions = [
    {
      id: 'g',
      type: 'sentence_completion',
      questions: [{ id: 'q', text }],
      correct_answer: ['old'],
      marks: 1,
    },
  ]
  const passages = [{ id: 'p', type: null, title: 'Ice', paragraphs: [], questions }]
  const content = toContent({ ...toBlankMock('reading'), questions: { passages } })
  const written = writeGaps(group, `${group.id}/questions:q`, source)(content)
  return listNodes(written.nodes, group, 'questions').map(({ fields, answer }) => [fields.text, answer])
}

test('a typed gap becomes the gap of a reading question and its key', () => {
  expect(write('', 'Ice was kept in [[sawdust|wood dust]] for months.')).toEqual([
    ['Ice was kept in _____ for months.', 'sawdust|wood dust'],
  ])
})

test('every further gap becomes another question, and the existing one keeps its answer', () => {
  expect(write('Sold in _____', 'Cut in [[winter]] and sold in _____ to [[hotels]].')).toEqual([
    ['Cut in _____', 'winter'],
    ['and sold in _____', 'old'],
    ['to _____.', 'hotels'],
  ])
})

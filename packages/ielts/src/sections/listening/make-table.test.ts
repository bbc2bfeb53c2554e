import { expect, test } from 'vitest'
import { listKeyGroups, readBody, toBlankMock, toContent } from '../../index.ts'
import { makeTable } from './make-table.ts'

const blank = (id: string, position: string) => ({
  id,
  position,
  prefix: position === 'end' ? '£' : null,
  suffix: null,
})
const lines = [
  { id: 'l1', text: 'Order form' },
  { id: 'l2', text: 'Price', blank: blank('b2', 'end') },
  { id: 'l3', text: 'Street', blank: blank('b3', 'start') },
]

test.each([
  ['strings', ['20', 'Mill']],
  [
    'pairs',
    [
      { questionId: 'l3', answer: 'Mill' },
      { questionId: 'l2', answer: '20' },
    ],
  ],
])('the lines of a form become labels and gaps, and keep answers that are %s', (_, correct_answer) => {
  const form = {
    id: 'g',
    type: 'note_completion',
    instruction: '',
    wordlimit: 1,
    options: null,
    image: null,
    marks: 2,
  }
  const questions = {
    recording: null,
    parts: [{ id: 'p', title: null, questions: [{ ...form, correct_answer, question: lines }] }],
  }
  const content = toContent({ ...toBlankMock('listening'), questions })
  const made = makeTable(listKeyGroups(content)[0]?.node.id ?? '')(content)
  const [group] = listKeyGroups(made)
  if (group?.node.kind !== 'listening.group') throw new Error('There is no group')
  expect(readBody(made.nodes, group.node)).toMatchObject({
    form: 'table',
    table: {
      rows: [
        [{ value: 'Order form' }, { value: '' }],
        [{ value: 'Price' }, { type: 'blank', prefix: '£' }],
        [{ value: '' }, { type: 'blank', suffix: 'Street' }],
      ],
    },
  })
  expect(group.questions.map(({ text, key }) => [text, key])).toEqual([
    ['£_____', '20'],
    ['_____ Street', 'Mill'],
  ])
  expect(Object.keys(made.nodes)).toHaveLength(Object.keys(content.nodes).length - lines.length)
})

import { expect, it } from 'vitest'
import { mockPayloadSchema } from './mock.schema.ts'

const messagesOf = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? []

const writing = {
  title: 'Task',
  parts: [{ id: 1, timelimit: 20, task: 'Write', wordlimit: 150, image: null, marks: 9 }],
}
const payload = {
  ielts_book_id: 1,
  type: 'academic',
  duration: 60,
  total_question: 2,
  total_marks: 9,
  section: 'writing',
  mock_type: 'book',
  name: 'Test 1',
  description: null,
  fee: 0,
  chances: 1,
  tips_for_success: null,
  start_time: null,
  end_time: null,
}

it('reads questions that are sent as JSON text', () => {
  const parsed = mockPayloadSchema.parse({ ...payload, writing_questions: JSON.stringify(writing) })
  expect(parsed.writing_questions).toEqual(writing)
})

it.each([
  ['no', {}],
  ['null as', { writing_questions: null, reading_questions: null }],
  ['two', { writing_questions: writing, reading_questions: { passages: [] } }],
])('refuses a mock with %s test parts', (_, parts) => {
  expect(messagesOf(mockPayloadSchema.safeParse({ ...payload, ...parts }))).toEqual([
    'Exactly one test part is required',
  ])
})

it('refuses a mock with an invalid date', () => {
  const result = mockPayloadSchema.safeParse({
    ...payload,
    writing_questions: writing,
    start_time: 'tomorrow',
  })
  expect(messagesOf(result)).toEqual(['Invalid date format'])
})

import { listBlanked, type Resource, testSpellings } from '@console/values/testing/spellings'
import { describe, expect, test } from 'vitest'
import { mockPayloadSchema, mockSchema, mockSummarySchema } from './mock.schema.ts'

const mockRow = {
  ...{ id: 7, ielts_book: null, type: 'academic', name: 'Test 1', duration: 60, total_question: 2 },
  ...{ total_marks: 27, status: null, chances: 3, fee: 2.5 },
}

const header = {
  ...{ id: 7, ielts_book_id: null, type: 'academic', duration: 60, total_question: 2, total_marks: 27 },
  ...{ mock_type: 'book', name: 'Test 1', description: null, fee: 2.5, chances: 3, tips_for_success: null },
  ...{ start_time: null, end_time: null },
}

const writing = {
  ...{ title: 'Tasks', total_marks: 27, duration: 60 },
  parts: [{ id: 1, timelimit: 20, task: 'Describe', wordlimit: 150, image: null, marks: 9 }],
}

const listening = {
  recording: null,
  parts: [
    {
      ...{ id: 1, title: null },
      questions: [
        {
          ...{
            id: 2,
            type: 'sentence_completion',
            instruction: null,
            wordlimit: 3,
            options: null,
            image: null,
          },
          question: [{ id: 3, text: 'A', blank: { id: 4, position: 2, prefix: null, suffix: null } }],
          ...{ correct_answer: ['x', { questionId: 3, answer: 'y' }], marks: 1 },
        },
        {
          ...{ id: 5, type: 'table_completion', instruction: 'Fill', wordlimit: null, image: null },
          ...{ options: ['A', { key: 'b', value: 'B' }], correct_answer: ['x'], marks: 2 },
          question: {
            headers: ['H'],
            rows: [
              [
                { type: 'fixed', value: 'v' },
                { type: 'blank', placeholder: null, prefix: null, suffix: null },
              ],
            ],
          },
        },
      ],
    },
  ],
}

const reading = {
  passages: [
    {
      ...{ id: 1, type: null, title: 'Tides' },
      paragraphs: [{ id: 2, content: 'P', heading: null, dropId: 4 }],
      questions: [
        {
          ...{ id: 3, type: 'multiple_choice', questions: [{ id: 4, text: 'Why?' }], marks: 1 },
          ...{ correct_answer: ['A'], options: ['A', 'B'], title: null, wordlimit: 2 },
        },
      ],
    },
  ],
}

const speaking = {
  title: 'Food',
  parts: [
    {
      ...{ id: 1, part: 2, title: null, preparation_time: 60, talk_time: 120 },
      ...{ cue_card: { topic: 'T', bullets: ['b'] }, questions: [{ id: 2, text: 'Q' }] },
    },
  ],
}

const resources: Resource[] = [
  { name: 'mock in a list', schema: mockSummarySchema, sound: mockRow },
  ...Object.entries({ writing, listening, reading, speaking }).map(([name, questions]) => ({
    ...{ name: `${name} mock`, schema: mockSchema },
    sound: { ...header, section: name, [`${name}_questions`]: questions },
    // Ids inside the questions may be numbers or texts, and are not converted.
    kept: ['id'],
  })),
]

describe.each(resources)('a $name', testSpellings)

test.each(Object.entries({ writing, listening, reading, speaking }))(
  'reads a %s mock whatever its server returns for a blank text',
  (section, questions) => {
    const blanked = listBlanked({ [`${section}_questions`]: questions })
    expect(blanked.length).toBeGreaterThan(3)
    for (const each of blanked) {
      const result = mockSchema.safeParse({ ...header, section, ...(each as object) })
      expect(result.error, JSON.stringify(each)).toBeUndefined()
    }
  },
)

test.each([
  ['x', ['x']],
  [{ questionId: 3, answer: 'y' }, [{ questionId: 3, answer: 'y' }]],
  [null, []],
  [
    ['x', 7, null],
    ['x', '7', ''],
  ],
])('a correct answer may come as %j', (correct_answer, read) => {
  const [part] = listening.parts
  const questions = [{ ...part?.questions[0], correct_answer }]
  const mock = { ...header, section: 'listening', listening_questions: { parts: [{ ...part, questions }] } }
  expect(mockSchema.parse(mock).listening_questions?.parts[0]?.questions[0]?.correct_answer).toEqual(read)
})

test('reads cells without a type, and an empty list in place of a blank', () => {
  const [part] = listening.parts
  const [items, table] = part?.questions ?? []
  const body = { headers: ['H'], rows: [[{ value: 'v' }, { placeholder: null, prefix: 'a', suffix: null }]] }
  const questions = [
    { ...items, question: [{ id: 3, text: 'A', blank: [] }] },
    { ...table, question: body },
  ]
  const mock = { ...header, section: 'listening', listening_questions: { parts: [{ ...part, questions }] } }
  expect(mockSchema.parse(mock).listening_questions?.parts[0]?.questions).toMatchObject([
    { question: [{ blank: null }] },
    {
      question: {
        rows: [
          [
            { type: 'fixed', value: 'v' },
            { type: 'blank', prefix: 'a' },
          ],
        ],
      },
    },
  ])
})

test.each(['writing', 'listening', 'reading', 'speaking'] as const)(
  'reads the questions of a %s mock from an object and from JSON text',
  (name) => {
    const questions = { writing, listening, reading, speaking }[name]
    const mock = { ...header, section: name }
    const key = `${name}_questions`
    const read = (value: unknown) => mockSchema.parse({ ...mock, [key]: value })
    expect(read(JSON.stringify(questions))).toEqual(read(questions))
  },
)

test.each([
  '2026-11-22T10:00:00Z',
  '2026-11-22T10:00:00.123456Z',
  '2026-11-22T16:00:00+06:00',
  '2026-11-22 10:00:00',
  '2026-11-22',
])('reads the time %s and keeps the server’s text', (text) => {
  const mock = { ...header, section: 'writing', writing_questions: writing, start_time: text, end_time: text }
  expect(mockSchema.parse(mock)).toMatchObject({ start_time: text, end_time: text })
})

test('refuses other spellings of a number and names the field', () => {
  const result = mockSummarySchema.safeParse({ ...mockRow, duration: '1 hour' })
  expect(result.error?.issues).toMatchObject([{ path: ['duration'] }])
})

test.each([
  ['Harbour 1', 'Harbour 1'],
  [
    { id: '3', title: 'Harbour 1' },
    { id: '3', title: 'Harbour 1' },
  ],
  [undefined, null],
])('a mock in a list may name its book as %j', (ielts_book, read) => {
  expect(mockSummarySchema.parse({ ...mockRow, ielts_book }).ielts_book).toEqual(read)
})

test('lenient responses do not make requests lenient', () => {
  const mock = { ...header, section: 'writing', writing_questions: writing }
  expect(mockPayloadSchema.safeParse(mock).success).toBe(true)
  for (const change of [{ duration: '60' }, { name: '' }, { status: null }, { description: undefined }]) {
    expect(mockPayloadSchema.safeParse({ ...mock, ...change }).success).toBe(false)
  }
  const [part] = writing.parts
  const texts = { ...mock, writing_questions: { ...writing, parts: [{ ...part, marks: '9' }] } }
  expect(mockPayloadSchema.safeParse(texts).success).toBe(false)
})

test('a mock from a lenient server becomes a valid payload', () => {
  const plain = {
    ...{ ...header, section: 'writing', duration: '60', fee: '2.50', status: null, description: undefined },
    writing_questions: JSON.stringify({
      ...writing,
      parts: writing.parts.map(({ image: _image, ...part }) => ({ ...part, marks: '9', wordlimit: '150' })),
    }),
  }
  const mock = mockSchema.parse(plain)
  expect(mockPayloadSchema.parse(mock)).toMatchObject({ duration: 60, fee: 2.5, writing_questions: writing })
})

// proves 5.8
test.each<[name: string, others: object, toPart: (part: unknown) => unknown]>([
  ['empty lists for the other sections', { reading_questions: [], listening_questions: [] }, (part) => part],
  [
    'empty objects or texts for the other sections',
    { reading_questions: {}, listening_questions: '' },
    (part) => part,
  ],
  ['a list around its questions', {}, (part) => [part]],
  ['such a list as JSON text', { reading_questions: '[]' }, (part) => JSON.stringify([part])],
])('a mock with %s has one test part', (_, others, toPart) => {
  const part = { title: 'Task', parts: [] }
  const mock = { ...header, section: 'writing', ...others, writing_questions: toPart(part) }
  expect(mockSchema.parse(mock).writing_questions).toMatchObject(part)
  const two = { ...mock, writing_questions: [part, part] }
  expect(mockSchema.safeParse(two).success).toBe(false)
})

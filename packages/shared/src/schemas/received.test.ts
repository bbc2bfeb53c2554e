import { type Arbitrary, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { articleSchema, articleSummarySchema } from './article.schema.ts'
import { bookSchema } from './book.schema.ts'
import { couponSchema } from './coupon.schema.ts'
import { dashboardSchema } from './dashboard.schema.ts'
import { mockPayloadSchema, mockSchema, mockSummarySchema } from './mock.schema.ts'
import { packageSchema } from './package.schema.ts'
import { signInResultSchema } from './session.schema.ts'

const at = '2026-11-22T10:00:00Z'

const pack = {
  ...{
    id: 7,
    name: 'Gold',
    coins: 2000,
    gems: 5,
    price: 9.5,
    status: 'draft',
    created_at: at,
    updated_at: at,
  },
}

const coupon = {
  ...{ id: 7, code: 'SPRING', description: null, type: 'fixed', amount: 12.5, starts_at: at, expires_at: at },
  ...{ limit: 500, campaign: null, status: 'published', created_at: at, updated_at: at },
}

const article = {
  ...{ id: 7, title: 'Past perfect', slug: 'past-perfect', type: 'grammar', sub_type: null, duration: null },
  ...{ author: null, read_count: 12, sub_title: null, image: null, created_by: null, created_at: at },
}

const times = { created_at: at, updated_at: at, deleted_at: null }
const section = (id: number) => ({ id, grammar_id: 7, title: null, ...times })
const articleDetail = {
  ...{ ...article, status: 'draft', updated_at: at, deleted_at: null, blog_image: null },
  contents: [
    { ...section(1), content_type: 'definition' },
    { ...section(2), content_type: 'list', list_items: [{ id: 3, content_id: 2, list_item: 'One' }] },
    { ...section(4), content_type: 'paragraph', paragraphs: [{ id: 5, content_id: 4, paragraph: 'Two' }] },
    {
      ...{ ...section(6), content_type: 'table' },
      table_data: [{ id: 8, content_id: 6, table_columns: '["a"]', table_rows: '[["b"]]' }],
    },
  ],
}

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

const figures = {
  ...{ total_revenue: 10.5, influencer_revenue: 0, total_attempt: 3, success_attempt: 2, failed_attempt: 1 },
  ...{ success_rate: 66.7, failed_attempt_amount: 4, new_user: 5, active_user: 6 },
}

/** What may be a number or a text, and stays what it is. */
const freeFields = new Set(['position', 'questionId', 'dropId'])

type Resource = { name: string; schema: z.ZodMiniType; sound: object; kept?: readonly string[] }

const resources: Resource[] = [
  { name: 'package', schema: packageSchema, sound: pack },
  { name: 'coupon', schema: couponSchema, sound: coupon },
  { name: 'article in a list', schema: articleSummarySchema, sound: article },
  { name: 'article', schema: articleSchema, sound: articleDetail },
  { name: 'book', schema: bookSchema, sound: { id: 7, title: 'Harbour 1' } },
  { name: 'mock in a list', schema: mockSummarySchema, sound: mockRow },
  {
    ...{ name: 'dashboard', schema: dashboardSchema },
    sound: { today: figures, last_day: figures, this_month: figures, last_month: figures },
  },
  ...Object.entries({ writing, listening, reading, speaking }).map(([name, questions]) => ({
    ...{ name: `${name} mock`, schema: mockSchema },
    sound: { ...header, section: name, [`${name}_questions`]: questions },
    // Ids inside the questions are numbers or texts, as the server has them.
    kept: ['id'],
  })),
]

/** How one value may be spelled: a number as its text, null as nothing at all. */
type Spelled = { asText: boolean; isAbsent: boolean }
const spelled: Arbitrary<Spelled> = record({
  asText: constantFrom(true, false),
  isAbsent: constantFrom(true, false),
})

function respell(value: unknown, kept: ReadonlySet<string>, choose: () => Spelled, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((entry) => respell(entry, kept, choose, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const { asText, isAbsent } = choose()
      if (field === null) return isAbsent ? [] : [[key, field]]
      const isFree = freeFields.has(key) || (depth > 0 && kept.has(key))
      if (typeof field === 'number' && asText && !isFree) return [[key, String(field)]]
      return [[key, respell(field, kept, choose, depth + 1)]]
    }),
  )
}

describe.each(resources)('a $name', ({ schema, sound, kept = [] }) => {
  const read = (value: unknown) => schema.safeParse(value)

  test('of SPEC §3 is read to the same value in every spelling of its numbers and blanks', () => {
    expect(read(sound).error).toBeUndefined()
    const expected = withoutNothing(read(sound).data)
    void assert(
      property(integer({ min: 0 }), option(spelled), (seed, fixed) => {
        let state = seed
        const choose = () => {
          state = (state * 1103515245 + 12345) % 2147483648
          return fixed ?? { asText: state % 3 === 0, isAbsent: state % 5 < 2 }
        }
        const result = read(respell(sound, new Set(kept), choose))
        expect(result.error).toBeUndefined()
        expect(withoutNothing(result.data)).toEqual(expected)
      }),
    )
  })

  test('keeps fields the console does not know', () => {
    expect(read({ ...sound, badge: { of: 'honour' } }).data).toMatchObject({ badge: { of: 'honour' } })
  })
})

/** Null and absence mean the same. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined)
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutNothing(field)]))
}

/** Texts that a server answers as null once they were saved blank. */
const blankable = new Set(
  'paragraph list_item task content text value title answer key topic bullets headers options correct_answer'.split(
    ' ',
  ),
)

/** Every such text, one after the other, as each thing that a server may make of a blank. */
function listBlanked(value: unknown, key = ''): unknown[] {
  if (typeof value === 'string') return blankable.has(key) ? [null, '', 12] : []
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      listBlanked(entry, key).map((blanked) => value.toSpliced(index, 1, blanked)),
    )
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    listBlanked(field, name).map((blanked) => ({ ...value, [name]: blanked })),
  )
}

const withTexts: [name: string, schema: z.ZodMiniType, content: object, rest: object][] = [
  ['an article', articleSchema, { contents: articleDetail.contents }, articleDetail],
]
for (const [name, questions] of Object.entries({ writing, listening, reading, speaking }))
  withTexts.push([
    `a ${name} mock`,
    mockSchema,
    { [`${name}_questions`]: questions },
    { ...header, section: name },
  ])

test.each(withTexts)(
  '%s is read whatever its server made of a blank text in it',
  (_, schema, content, rest) => {
    const blanked = listBlanked(content)
    expect(blanked.length).toBeGreaterThan(3)
    for (const each of blanked) {
      const result = schema.safeParse({ ...rest, ...(each as object) })
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

test('cells that do not say their type, and an empty blank that is a list, are read', () => {
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
  'the questions of a %s mock are read from an object and from JSON text',
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
  const { created_at, updated_at } = packageSchema.parse({ ...pack, created_at: text, updated_at: text })
  expect([created_at, updated_at]).toEqual([text, text])
  const mock = { ...header, section: 'writing', writing_questions: writing, start_time: text, end_time: text }
  expect(mockSchema.parse(mock)).toMatchObject({ start_time: text, end_time: text })
})

test.each([
  [packageSchema, { ...pack, price: 'nothing' }, 'price'],
  [packageSchema, { ...pack, coins: null }, 'coins'],
  [packageSchema, { ...pack, id: '12345678901234567890' }, 'id'],
  [packageSchema, { ...pack, updated_at: 'soon' }, 'updated_at'],
  [couponSchema, { ...coupon, limit: '' }, 'limit'],
  [articleSummarySchema, { ...article, read_count: true }, 'read_count'],
  [mockSummarySchema, { ...mockRow, duration: '1 hour' }, 'duration'],
])('refuses other spellings and names the path (%#)', (schema: z.ZodMiniType, value, path) => {
  expect(schema.safeParse(value).error?.issues).toMatchObject([{ path: [path] }])
})

test.each([
  ['eur', 'eur'],
  [null, null],
  ['Taka', 'Taka'],
])('a package may have the currency %j', (currency, read) => {
  expect(packageSchema.parse({ ...pack, currency }).currency).toBe(read)
})

test.each([
  ['["a","b"]', '["a","b"]'],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 7, null],
    ['a', '7', ''],
  ],
])('reads the columns and rows of a table from %j', (table_columns, read) => {
  const table = {
    id: 8,
    content_id: 6,
    table_columns,
    table_rows: typeof table_columns === 'string' ? '[]' : [table_columns],
  }
  const contents = [{ ...section(6), content_type: 'table', table_data: [table] }]
  expect(articleSchema.parse({ ...articleDetail, contents }).contents).toMatchObject([
    { table_data: [{ table_columns: read, table_rows: typeof read === 'string' ? '[]' : [read] }] },
  ])
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

test.each([
  [['read', { id: 1, name: 'write' }], 2],
  [null, 0],
  [undefined, 0],
])('a sign-in may list its permissions as %j', (permissions, count) => {
  const user = { id: '7', email: 'a@b.co', name: 'Ada', roles: [{ id: 1, name: 'editor', guard: 'web' }] }
  const result = signInResultSchema.parse({ token: 't', user, permissions })
  expect(result.permissions).toHaveLength(count)
  expect(result.user).toEqual(user)
})

test('an account without an e-mail address, a name or roles signs in', () => {
  const user = { id: 7, email: null, name: null, roles: null }
  expect(signInResultSchema.parse({ token: 't', user }).user).toEqual({
    id: 7,
    email: '',
    name: '',
    roles: [],
  })
})

test('reading leniently does not loosen what POST and PUT accept', () => {
  const mock = { ...header, section: 'writing', writing_questions: writing }
  expect(mockPayloadSchema.safeParse(mock).success).toBe(true)
  for (const change of [{ duration: '60' }, { name: '' }, { status: null }, { description: undefined }]) {
    expect(mockPayloadSchema.safeParse({ ...mock, ...change }).success).toBe(false)
  }
  const [part] = writing.parts
  const texts = { ...mock, writing_questions: { ...writing, parts: [{ ...part, marks: '9' }] } }
  expect(mockPayloadSchema.safeParse(texts).success).toBe(false)
})

test('a mock in the plainest spelling is a valid payload once read', () => {
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
test.each<[said: string, others: object, toPart: (part: unknown) => unknown]>([
  ['lists for the other sections', { reading_questions: [], listening_questions: [] }, (part) => part],
  ['objects that hold nothing', { reading_questions: {}, listening_questions: '' }, (part) => part],
  ['a list of this one', {}, (part) => [part]],
  ['the text of such a list', { reading_questions: '[]' }, (part) => JSON.stringify([part])],
])('one test part of a mock is one with %s', (_, others, toPart) => {
  const part = { title: 'Task', parts: [] }
  const mock = { ...header, section: 'writing', ...others, writing_questions: toPart(part) }
  expect(mockSchema.parse(mock).writing_questions).toMatchObject(part)
  const two = { ...mock, writing_questions: [part, part] }
  expect(mockSchema.safeParse(two).success).toBe(false)
})

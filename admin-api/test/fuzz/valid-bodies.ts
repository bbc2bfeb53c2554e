import fc from 'fast-check'

const code = fc.stringMatching(/^[A-Z0-9]{12}$/)
const day = fc.integer({ min: 10, max: 28 })

const packages = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((name) => `P ${name}`),
  coins: fc.nat(),
  gems: fc.nat(),
  price: fc.nat({ max: 100_000 }).map((cents) => cents / 100),
  currency: fc.constantFrom('USD', 'BDT'),
  status: fc.constantFrom('published', 'draft', 'archived'),
})

const coupons = fc.record({
  code,
  description: fc.option(fc.string()),
  type: fc.constantFrom('percentage', 'fixed'),
  amount: fc.integer({ min: 1, max: 100 }),
  starts_at: day.map((number) => `2026-01-${number}T00:00:00Z`),
  expires_at: day.map((number) => `2026-02-${number}T23:59:59Z`),
  limit: fc.integer({ min: 1, max: 1000 }),
  campaign: fc.constant(null),
  status: fc.constant('draft'),
})

const id = fc.option(fc.nat({ max: 500 }), { nil: undefined })
const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const section = { title: fc.option(text), id }

const articles = fc.record({
  type: fc.constantFrom('grammar', 'essay'),
  title: text.map((title) => `T ${title}`),
  sub_type: fc.constant(null),
  status: fc.constant('draft'),
  contents: fc.array(
    fc.oneof(
      fc.record({ ...section, content_type: fc.constant('definition') }),
      fc.record({
        ...section,
        content_type: fc.constant('list'),
        list_items: fc.array(fc.record({ id, list_item: text }), { maxLength: 3 }),
      }),
      fc.record({
        ...section,
        content_type: fc.constant('table'),
        table_data: fc.constant([{ table_columns: '["a"]', table_rows: [['1']] }]),
      }),
    ),
    { maxLength: 3 },
  ),
})

const questions = {
  writing: {
    title: 'W',
    parts: [{ id: 1, timelimit: 20, task: 'T', wordlimit: 150, image: null, marks: 9 }],
  },
  reading: {
    passages: [
      {
        ...{ id: 1, type: null, title: 'Kites' },
        paragraphs: [{ id: 'a', content: 'One', heading: { id: 'h', text: 'A start' } }],
        questions: [
          {
            ...{ id: 1, type: 'multiple_choice', marks: 1, title: null, wordlimit: null },
            ...{ questions: [{ id: 'q', text: 'Why?' }], correct_answer: ['A'], options: ['A', 'B'] },
          },
        ],
      },
    ],
  },
  listening: {
    recording: null,
    parts: [
      {
        ...{ id: 1, title: null },
        questions: [
          {
            ...{ id: 1, type: 'table_completion', instruction: null, wordlimit: 2, image: null, marks: 1 },
            question: { headers: ['Day'], rows: [[{ type: 'fixed', value: 'Monday' }]] },
            options: [{ key: 'A', value: 'bus' }],
            correct_answer: [{ questionId: 1, answer: 'B' }],
          },
        ],
      },
    ],
  },
  speaking: { title: 'S', parts: [] },
} as const

const mocks = (name: keyof typeof questions) =>
  fc.record({
    ielts_book_id: fc.constant(null),
    type: fc.constantFrom('academic', 'general'),
    duration: fc.nat({ max: 180 }),
    total_question: fc.nat({ max: 40 }),
    total_marks: fc.nat({ max: 40 }),
    section: fc.constant(name),
    mock_type: fc.constantFrom('book', 'live', 'practice'),
    name: text.map((title) => `M ${title}`),
    description: fc.option(text),
    fee: fc.constantFrom(0, 9.99, '4.50'),
    chances: fc.nat({ max: 9 }),
    tips_for_success: fc.constant(null),
    start_time: fc.constantFrom(null, '2026-01-01T10:00:00+06:00'),
    end_time: fc.constant(null),
    [`${name}_questions`]: fc.constantFrom(questions[name], JSON.stringify(questions[name])),
  })

const versionFacts = fc.record({
  summary: text,
  errors: fc.nat({ max: 9 }),
  warnings: fc.nat({ max: 9 }),
})
const labels = fc.record({
  difficulty: fc.constantFrom(null, 'easy', 'hard'),
  tags: fc.array(fc.constantFrom('climate', 'cities', 'work'), { maxLength: 3 }),
})
const review = fc.record({ step: fc.constantFrom('sent', 'approved', 'changes'), note: text })

const explanations = fc.record({
  questions: fc.dictionary(text, fc.record({ explanation: text, proof: text }), { maxKeys: 3 }),
  parts: fc.dictionary(
    text,
    fc.record({ transcript: text, start: fc.option(fc.nat({ max: 1800 })), end: fc.constant(null) }),
    { maxKeys: 3 },
  ),
})

const credentials = fc.record({
  identifier: fc.constantFrom('nobody@example.com', '+447005550199', 'editor@example.com'),
  password: fc.constantFrom('wrong-password', 'ielts-staff'),
  remember_me: fc.boolean(),
})

/** Bodies that the call of this path accepts, save that a code or id may be taken. */
export function validBodies(path: string): fc.Arbitrary<unknown> {
  if (path.startsWith('/packages')) return packages
  if (path.startsWith('/coupons')) return coupons
  if (path.includes('grammar-or-essay')) return articles
  if (path.includes('/versions')) return versionFacts
  if (path.startsWith('/mock-explanations')) return explanations
  if (path.startsWith('/mock-notes')) return path.endsWith('/reviews') ? review : labels
  const name = (Object.keys(questions) as (keyof typeof questions)[]).find((key) => path.includes(key))
  return name === undefined ? credentials : mocks(name)
}

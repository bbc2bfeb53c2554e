import * as fc from 'fast-check'
import { mockSectionSchema } from '../../schemas/mock.schema.ts'
import type { MockDocument, MockHeader } from '../mock-document.schema.ts'

/** Mocks as any server might send them: ids that are numbers or texts, and unknown fields. */
const id = fc.oneof(fc.nat({ max: 999 }), fc.string({ minLength: 1, maxLength: 6 }))
const text = fc.string({ maxLength: 12 })
/** Through JSON, which has no negative zero. */
const json = fc.jsonValue({ maxDepth: 1 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
const unknownFields = fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, fc.record({ shelf: json }))

const entry = <Value extends object>(fields: { [Key in keyof Value]: fc.Arbitrary<Value[Key]> }) =>
  fc
    .tuple(id, fc.record(fields), unknownFields)
    .map(([own, known, others]) => ({ ...others, ...known, id: own }))

const listOf = <Entry extends { id: unknown }>(entries: fc.Arbitrary<Entry>, maxLength = 4) =>
  fc.uniqueArray(entries, { maxLength, selector: (value) => String(value.id) })

const writing = fc.record({
  title: text,
  total_marks: fc.nat(),
  parts: listOf(
    entry({
      timelimit: fc.nat(),
      task: text,
      wordlimit: fc.nat(),
      image: fc.option(text),
      marks: fc.nat({ max: 40 }),
    }),
  ),
})

const speaking = fc.record({
  title: text,
  parts: listOf(
    entry({
      part: fc.integer({ min: 1, max: 3 }),
      title: fc.option(text),
      preparation_time: fc.nat(),
      talk_time: fc.nat(),
      cue_card: fc.option(fc.record({ topic: text, bullets: fc.array(text) })),
      questions: listOf(entry({ text })),
    }),
  ),
})

const options = fc.option(
  fc.oneof(fc.array(text), fc.array(fc.record({ key: text, value: text }), { maxLength: 3 })),
)

const readingGroup = entry({
  type: fc.constantFrom('multiple_choice', 'identifying_information', 'note_completion'),
  questions: listOf(entry({ text })),
  marks: fc.nat({ max: 9 }),
  correct_answer: fc.array(text, { maxLength: 4 }),
  options,
  title: fc.option(text),
  wordlimit: fc.option(fc.nat({ max: 3 })),
})

const reading = fc
  .record({
    passages: listOf(
      entry({
        type: fc.constantFrom(null, 'draganddrop'),
        title: text,
        paragraphs: listOf(
          entry({ content: text, heading: fc.oneof(fc.constant(null), text, fc.record({ id, text })) }),
        ),
        questions: listOf(readingGroup),
      }),
      3,
    ),
  })
  .map(({ passages }) => ({
    passages: passages.map((passage) => {
      const target = passage.questions.flatMap(({ questions }) => questions)[0]
      const [first, ...others] = passage.paragraphs
      const dropped = first && target ? [{ ...first, dropId: target.id }, ...others] : passage.paragraphs
      return { ...passage, paragraphs: dropped }
    }),
  }))

const items = listOf(
  entry({
    text,
    blank: fc.option(fc.record({ id, position: text, prefix: fc.option(text), suffix: fc.option(text) })),
  }),
)
const table = fc.record({
  headers: fc.array(text, { maxLength: 3 }),
  rows: fc.array(fc.array(fc.record({ type: fc.constant('fixed'), value: text }), { maxLength: 3 }), {
    maxLength: 3,
  }),
})

const listeningGroup = entry({
  type: fc.constantFrom('sentence_completion', 'table_completion', 'map_labeling'),
  instruction: fc.option(text),
  question: fc.oneof(items, table),
  wordlimit: fc.option(fc.nat({ max: 3 })),
  options,
  image: fc.option(text),
  marks: fc.nat({ max: 9 }),
  isKeyed: fc.boolean(),
}).map(({ isKeyed, ...group }) => ({
  ...group,
  correct_answer: Array.isArray(group.question)
    ? group.question.map((item, index) =>
        isKeyed ? { questionId: item.id, answer: `a${index}` } : `a${index}`,
      )
    : [],
}))

const listening = fc.record({
  recording: fc.option(text),
  parts: listOf(entry({ title: fc.option(text), questions: listOf(listeningGroup) }), 4),
})

const questions = { writing, speaking, reading, listening }

const header: fc.Arbitrary<MockHeader> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 20 }),
  type: fc.constantFrom('academic', 'general'),
  mock_type: fc.constantFrom('book', 'live', 'practice'),
  ielts_book_id: fc.option(fc.nat()),
  description: fc.option(text),
  fee: fc.nat().map((cents) => cents / 100),
  chances: fc.nat({ max: 9 }),
  duration: fc.nat({ max: 180 }),
  tips_for_success: fc.option(text),
  instruction: fc.option(text),
  start_time: fc.option(fc.constantFrom('2026-04-01 09:00', '2026-04-01T11:00:00+05:30')),
  end_time: fc.option(fc.constantFrom('2026-05-01 09:00')),
  status: fc.constantFrom('draft', 'published', 'in review'),
})

export const arbitraryMock: fc.Arbitrary<MockDocument> = fc
  .constantFrom(...mockSectionSchema.options)
  .chain((section) =>
    fc
      .tuple(header, questions[section])
      .map(([fields, own]): MockDocument => ({ ...fields, section, questions: { ...own } })),
  )

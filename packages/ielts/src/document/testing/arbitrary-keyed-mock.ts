import type { JsonObject } from '@console/values/json/json-document'
import * as fc from 'fast-check'
import { listeningQuestionTypeSchema } from '../../schemas/listening.schema.ts'
import { readingQuestionTypeSchema } from '../../schemas/reading.schema.ts'
import type { MockDocument } from '../mock-document.schema.ts'
import { toBlankMock } from '../to-blank-mock.ts'

/** Reading and listening mocks with a complete key, in every question type and wire format. */
const word = fc.stringMatching(/^[a-z]{2,8}(-[a-z]{2,5})?$/)
const words = fc.array(word, { minLength: 1, maxLength: 2 }).map((all) => all.join(' '))
const accepted = fc.array(words, { minLength: 1, maxLength: 2 }).map((all) => all.join('|'))

type Key = {
  options: unknown[] | null
  answers: string[]
  asked: number
  instruction: string
  wordlimit: number | null
}

const wordKey: fc.Arbitrary<Key> = fc.array(accepted, { minLength: 1, maxLength: 6 }).map((answers) => ({
  options: null,
  answers,
  asked: answers.length,
  instruction: 'Write NO MORE THAN TWO WORDS for each answer.',
  wordlimit: 2,
}))

/** Pairs of letter and text, or plain texts. */
const optionList = fc
  .tuple(fc.uniqueArray(words, { minLength: 3, maxLength: 8 }), fc.boolean())
  .map(([texts, isPaired]) => ({
    options: texts.map((value, index) =>
      isPaired ? { key: String.fromCharCode(65 + index), value } : value,
    ),
    keys: texts.map((value, index) => (isPaired ? String.fromCharCode(65 + index) : value)),
  }))

const optionKey: fc.Arbitrary<Key> = optionList.chain(({ options, keys }) =>
  fc.array(fc.constantFrom(...keys), { minLength: 1, maxLength: 6 }).map((answers) => ({
    options,
    answers,
    asked: answers.length,
    instruction: 'Choose the correct letter.',
    wordlimit: null,
  })),
)

const setKey: fc.Arbitrary<Key> = optionList.chain(({ options, keys }) =>
  fc.uniqueArray(fc.constantFrom(...keys), { minLength: 2, maxLength: 2 }).map((answers) => ({
    options,
    answers,
    asked: 1,
    instruction: 'Choose TWO letters.',
    wordlimit: null,
  })),
)

const wordTypes: readonly string[] = [
  'sentence_completion',
  'note_completion',
  'table_completion',
  'summary_completion',
  'flow_chart_fill_in_the_blanks',
]

const toKey = (type: string) =>
  type === 'multiple_choice_multiple' ? setKey : wordTypes.includes(type) ? wordKey : optionKey

const toIds = (count: number) => Array.from({ length: count }, (_, index) => `q${index}`)

const readingGroup = fc.constantFrom(...readingQuestionTypeSchema.options).chain((type) =>
  toKey(type).map(({ answers, asked, ...rest }) => ({
    ...rest,
    type,
    title: null,
    questions: toIds(asked).map((id) => ({ id, text: 'It was _____' })),
    correct_answer: answers,
    marks: answers.length,
  })),
)

const listeningGroup = fc.constantFrom(...listeningQuestionTypeSchema.options).chain((type) =>
  fc
    .tuple(toKey(type), fc.boolean(), fc.boolean())
    .map(([{ answers, asked, ...rest }, isKeyed, hasBlanks]) => ({
      ...rest,
      type,
      title: null,
      image: null,
      question: type === 'table_completion' ? toTable(asked) : toItems(asked, hasBlanks),
      correct_answer:
        isKeyed && type !== 'table_completion'
          ? answers.map((answer, index) => ({ questionId: `q${asked === 1 ? 0 : index}`, answer }))
          : answers,
      marks: answers.length,
    })),
)

const toTable = (count: number) => ({
  headers: ['What', 'How'],
  rows: toIds(count).map((placeholder) => [
    { type: 'fixed', value: 'Ice' },
    { type: 'blank', placeholder, prefix: '£', suffix: null },
  ]),
})

const toItems = (count: number, hasBlanks: boolean): JsonObject[] => [
  ...toIds(count).map((id) => ({
    id,
    text: 'It was',
    ...(hasBlanks && { blank: { id: `${id}-blank`, position: 'end', prefix: null, suffix: 'again' } }),
  })),
  ...(hasBlanks ? [{ id: 'line', text: 'A line that is only read' }] : []),
]

const named = <Entry extends object>(entries: Entry[]) =>
  entries.map((entry, index) => ({ ...entry, id: `e${index}` }))

const reading = fc.array(fc.array(readingGroup, { maxLength: 4 }), { minLength: 1, maxLength: 3 }).map(
  (passages): MockDocument => ({
    ...toBlankMock('reading'),
    questions: {
      passages: named(
        passages.map((groups) => ({ type: null, title: 'Ice', paragraphs: [], questions: named(groups) })),
      ),
    },
  }),
)

const listening = fc.array(fc.array(listeningGroup, { maxLength: 4 }), { minLength: 1, maxLength: 4 }).map(
  (parts): MockDocument => ({
    ...toBlankMock('listening'),
    questions: {
      recording: null,
      parts: named(parts.map((groups) => ({ title: null, questions: named(groups) }))),
    },
  }),
)

export const arbitraryKeyedMock: fc.Arbitrary<MockDocument> = fc.oneof(reading, listening)

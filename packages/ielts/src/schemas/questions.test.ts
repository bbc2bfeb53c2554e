import { expect, it } from 'vitest'
import { listeningQuestionsSchema } from './listening.schema.ts'
import { readingQuestionsSchema } from './reading.schema.ts'
import { writingQuestionsSchema } from './writing.schema.ts'

/** SPEC §3, word for word. */
const readingTypes = [
  'multiple_choice',
  'multiple_choice_multiple',
  'identifying_information',
  'note_completion',
  'sentence_completion',
  'matching_headings',
  'table_completion',
  'summary_completion',
  'matching_features',
  'feature_matching_drag_and_drop',
  'summary_completion_clues',
]
const listeningTypes = [
  'sentence_completion',
  'multiple_choice',
  'map_labeling',
  'multiple_choice_multiple',
  'flow_chart_fill_in_the_blanks',
  'flow_chart_drag_and_drop',
  'note_completion',
  'table_completion',
  'matching_features',
  'feature_matching_drag_and_drop',
]

const answers = ['kites', { questionId: 'q2', answer: 'B' }]
const options = [['A. by bus', 'B. on foot'], [{ key: 'A', value: 'by bus' }]]
const blank = { id: 'b1', position: 'end', prefix: '£', suffix: null }
const items = [
  { id: 'q1', text: 'The fare is', blank },
  { id: 'q2', text: 'Paid by' },
]
const table = {
  headers: ['Day', 'Fare'],
  rows: [
    [
      { type: 'fixed', value: 'Monday' },
      { type: 'blank', placeholder: '1', prefix: '£', suffix: null },
    ],
  ],
}

// proves 3.18, 3.24
it.each(readingTypes)(
  'reads a reading group of the type %s with every field of the specification',
  (type) => {
    const group = { id: 'g', type, questions: [{ id: 'q', text: 'Why?' }], marks: 1, correct_answer: ['A'] }
    const passage = {
      id: 'p',
      type: 'draganddrop',
      title: 'Kites',
      paragraphs: [
        { id: 'a', content: 'One', heading: { id: 'h', text: 'A start' }, dropId: 'q' },
        { id: 'b', content: 'Two', heading: 'Text', dropId: null },
        { id: 'c', content: 'Three', heading: null, dropId: null },
      ],
      questions: options.map((choices) => ({
        ...group,
        instruction: 'Choose',
        options: choices,
        title: 'Headings',
        wordlimit: 2,
      })),
    }
    const questions = { passages: [passage, { ...passage, type: null }] }
    expect(readingQuestionsSchema.parse(questions)).toEqual(questions)
  },
)

// proves 3.19, 3.20, 3.21, 3.22, 3.23, 3.25
it.each(listeningTypes)(
  'reads a listening question of the type %s with every field of the specification',
  (type) => {
    const question = {
      id: 'g',
      type,
      title: 'Fares',
      instruction: 'Write',
      wordlimit: 2,
      image: null,
      marks: 2,
    }
    const part = {
      id: 'p',
      title: null,
      questions: [items, table].flatMap((body) =>
        options.map((choices) => ({
          ...question,
          question: body,
          options: choices,
          correct_answer: answers,
        })),
      ),
    }
    const questions = { title: 'Test 1', recording: 'https://example.com/1.mp3', parts: [part] }
    expect(listeningQuestionsSchema.parse(questions)).toEqual(questions)
  },
)

// proves 3.19
it('reads listening questions without a title', () => {
  const questions = { recording: null, parts: [] }
  expect(listeningQuestionsSchema.parse(questions)).toEqual(questions)
})

// proves 3.16
it('reads writing questions with every field of the specification, and without the optional ones', () => {
  const part = { id: 1, timelimit: 20, task: 'Write', wordlimit: 150, image: null, marks: 9 }
  const questions = { title: 'Test 1', total_marks: 9, duration: 20, parts: [part] }
  expect(writingQuestionsSchema.parse(questions)).toEqual(questions)
  expect(writingQuestionsSchema.parse({ title: '', parts: [part] })).toEqual({ title: '', parts: [part] })
})

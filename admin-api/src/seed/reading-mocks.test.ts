import { type ReadingQuestions, readingQuestionTypeSchema } from '@console/ielts/schemas'
import { describe, expect, it } from 'vitest'
import {
  countWords,
  expectOptionsToCoverKey,
  expectSetOfLetters,
  expectWithinLimit,
  optionKey,
  type ReadingGroup,
} from '../../test/support/answer-key-checks.ts'
import { readSeedMocks } from './seed-mocks.ts'

const seedMocks = readSeedMocks()

type Passage = ReadingQuestions['passages'][number]

const passages = seedMocks.flatMap((mock) =>
  (mock.reading_questions?.passages ?? []).map((passage) => ({ mock, passage })),
)
const readingGroups = passages.flatMap(({ mock, passage }) =>
  passage.questions.map((group) => ({ label: `${mock.name} ${group.id}`, passage, group })),
)

describe('reading mocks', () => {
  it('covers every question type', () => {
    const used = new Set(readingGroups.map(({ group }) => group.type))
    expect([...used].sort()).toEqual([...readingQuestionTypeSchema.options].sort())
  })

  it('has at least four complete tests of three passages and 40 questions', () => {
    const complete = seedMocks.filter(
      (mock) => mock.reading_questions?.passages.length === 3 && mock.total_question === 40,
    )
    expect(complete.length).toBeGreaterThanOrEqual(4)
    expect(new Set(complete.map((mock) => mock.type))).toEqual(new Set(['academic', 'general']))
  })

  it.each(passages.map(({ mock, passage }) => [`${mock.name} ${passage.id}`, passage] as const))(
    '%s has 5 to 8 paragraphs of 500 to 850 words together',
    (_, passage) => {
      expect(passage.paragraphs.length).toBeGreaterThanOrEqual(5)
      expect(passage.paragraphs.length).toBeLessThanOrEqual(8)
      const words = countWords(passage.paragraphs.map((paragraph) => paragraph.content).join(' '))
      expect(words).toBeGreaterThanOrEqual(500)
      expect(words).toBeLessThanOrEqual(850)
    },
  )

  it.each(readingGroups.map(({ label, group, passage }) => [label, group, passage] as const))(
    '%s has a key that fits its questions and its passage',
    (_, group, passage) => {
      expect(group.marks).toBe(group.correct_answer.length)
      if (group.type === 'multiple_choice_multiple') expect(group.questions).toHaveLength(1)
      else expect(group.correct_answer).toHaveLength(group.questions.length)
      switch (group.type) {
        case 'note_completion':
        case 'sentence_completion':
        case 'table_completion':
        case 'summary_completion':
          return expectWordsOfPassage(group, passage)
        case 'summary_completion_clues':
        case 'feature_matching_drag_and_drop':
          expectOptionsToCoverKey(group)
          expect(new Set(group.correct_answer).size).toBe(group.questions.length)
          return expect(group.options?.length).toBeGreaterThan(group.questions.length)
        case 'matching_headings':
          return expectHeadings(group, passage)
        case 'matching_features': {
          expectOptionsToCoverKey(group)
          const isReused = new Set(group.correct_answer).size < group.correct_answer.length
          return expect(group.instruction?.includes('more than once')).toBe(isReused)
        }
        case 'identifying_information':
          expectOptionsToCoverKey(group)
          return expect(new Set(group.correct_answer).size, 'each of the three answers occurs').toBe(3)
        case 'multiple_choice':
          expectOptionsToCoverKey(group)
          expect(group.options).toHaveLength(4)
          return expect(group.questions).toHaveLength(1)
        case 'multiple_choice_multiple':
          expectOptionsToCoverKey(group)
          return expectSetOfLetters(group)
      }
    },
  )

  it('writes a gap into every completion question, once', () => {
    for (const { label, group } of readingGroups) {
      const isCompletion = group.type.includes('completion')
      for (const { text } of group.questions)
        expect(text.split('_____').length - 1, `${label}: ${text}`).toBe(isCompletion ? 1 : 0)
    }
  })

  it('numbers the questions of a test without a gap', () => {
    for (const mock of seedMocks.filter((each) => each.reading_questions)) {
      const numbers = (mock.reading_questions?.passages ?? [])
        .flatMap((passage) => passage.questions.flatMap((group) => group.questions))
        .flatMap(({ id }) => questionNumbers(id))
      expect(numbers, mock.name).toEqual(Array.from({ length: mock.total_question }, (_, index) => index + 1))
    }
  })
})

function questionNumbers(id: string | number) {
  const [, first, last] = /-q(\d+)(?:-(\d+))?$/.exec(String(id)) ?? []
  const from = Number(first)
  return Array.from({ length: Number(last ?? first) - from + 1 }, (_, index) => from + index)
}

function expectWordsOfPassage(group: ReadingGroup, passage: Passage) {
  expectWithinLimit(group)
  const text = passage.paragraphs.map((paragraph) => paragraph.content).join('\n')
  for (const answer of group.correct_answer) {
    expect(new RegExp(`\\b${answer}\\b`, 'i').test(text), `“${answer}” is in the passage`).toBe(true)
    const printed = group.questions.map((question) => question.text).join('\n')
    expect(new RegExp(`\\b${answer}\\b`, 'i').test(printed), `“${answer}” is not given away`).toBe(false)
  }
}

function expectHeadings(group: ReadingGroup, passage: Passage) {
  expectOptionsToCoverKey(group)
  expect(passage.type).toBe('draganddrop')
  expect(new Set(group.correct_answer).size).toBe(group.questions.length)
  expect(group.questions).toHaveLength(passage.paragraphs.length)
  expect(group.options?.length).toBeGreaterThan(passage.paragraphs.length)
  passage.paragraphs.forEach((paragraph, index) => {
    const key = group.correct_answer[index]
    const option = group.options?.find((each) => optionKey(each) === key)
    expect(paragraph.dropId).toBe(group.questions[index]?.id)
    expect(paragraph.heading).toEqual({ id: key, text: typeof option === 'object' ? option.value : null })
  })
}

import { listeningQuestionTypeSchema } from '@console/ielts/schemas'
import { describe, expect, it } from 'vitest'
import {
  answerTexts,
  collectIds,
  expectOptionsToCoverKey,
  expectSetOfLetters,
  expectWithinLimit,
  type ListeningQuestion,
} from '../../test/support/answer-key-checks.ts'
import { readSeedMocks } from './seed-mocks.ts'
import { listTurns } from './transcript.ts'

const seedMocks = readSeedMocks()

const parts = seedMocks.flatMap((mock) =>
  (mock.listening_questions?.parts ?? []).map((part) => ({ mock, part })),
)
const listeningQuestions = parts.flatMap(({ mock, part }) =>
  part.questions.map((question) => ({ label: `${mock.name} ${question.id}`, question })),
)

function lineAndGapCounts(body: ListeningQuestion['question']) {
  if (!Array.isArray(body)) {
    const gaps = body.rows.flat().filter((cell) => cell.type === 'blank').length
    return { lines: body.rows.length, gaps }
  }
  return { lines: body.length, gaps: body.filter((item) => item.blank).length }
}

describe('listening mocks', () => {
  it('covers every question type and both forms of options and answers', () => {
    const used = new Set(listeningQuestions.map(({ question }) => question.type))
    expect([...used].sort()).toEqual([...listeningQuestionTypeSchema.options].sort())
    const options = listeningQuestions.flatMap(({ question }) => question.options ?? [])
    expect(new Set(options.map((option) => typeof option))).toEqual(new Set(['string', 'object']))
    const answers = listeningQuestions.flatMap(({ question }) => question.correct_answer)
    expect(new Set(answers.map((answer) => typeof answer))).toEqual(new Set(['string', 'object']))
  })

  it('has at least three complete tests of four parts with ten questions each', () => {
    const complete = seedMocks.filter((mock) => mock.listening_questions?.parts.length === 4)
    expect(complete.length).toBeGreaterThanOrEqual(3)
    for (const { part } of parts)
      expect(
        part.questions.flatMap((question) => question.correct_answer),
        part.title ?? '',
      ).toHaveLength(10)
  })

  it.each(listeningQuestions.map(({ label, question }) => [label, question] as const))(
    '%s has a key that fits its body',
    (_, question) => {
      expect(question.marks).toBe(question.correct_answer.length)
      const { lines, gaps } = lineAndGapCounts(question.question)
      const answers = question.correct_answer.length
      switch (question.type) {
        case 'note_completion':
        case 'sentence_completion':
        case 'table_completion':
        case 'flow_chart_fill_in_the_blanks':
          expect(gaps).toBe(answers)
          return expectWithinLimit(question)
        case 'flow_chart_drag_and_drop':
          expect(gaps).toBe(answers)
          expectOptionsToCoverKey(question)
          expect(new Set(answerTexts(question)).size).toBe(answers)
          return expect(question.options?.length).toBeGreaterThan(answers)
        case 'feature_matching_drag_and_drop':
        case 'matching_features':
        case 'map_labeling':
          expect([lines, gaps]).toEqual([answers, 0])
          expectOptionsToCoverKey(question)
          expect(new Set(answerTexts(question)).size).toBe(answers)
          expect(question.options?.length).toBeGreaterThan(answers)
          return expect(question.image !== null).toBe(question.type === 'map_labeling')
        case 'multiple_choice':
          expectOptionsToCoverKey(question)
          expect(question.options).toHaveLength(3)
          return expect([lines, gaps, answers]).toEqual([1, 0, 1])
        case 'multiple_choice_multiple':
          expectOptionsToCoverKey(question)
          expect([lines, gaps]).toEqual([1, 0])
          return expectSetOfLetters(question)
      }
    },
  )

  it('points every keyed answer at an item of its question', () => {
    for (const { label, question } of listeningQuestions) {
      const ids = new Set(collectIds(question.question))
      for (const answer of question.correct_answer)
        if (typeof answer === 'object') expect(ids, label).toContain(answer.questionId)
    }
  })

  it('speaks every word and number that is to be written down', () => {
    for (const { mock, part } of parts) {
      const spoken = String(part['transcript']).replaceAll(' ', '').toLowerCase()
      for (const { type, correct_answer } of part.questions)
        if (/completion|fill_in/.test(type))
          for (const answer of correct_answer)
            expect(spoken, mock.name).toContain(String(answer).replaceAll(' ', '').toLowerCase())
    }
  })

  it('has at least two voices in every part, each turn with its speaker', () => {
    for (const { mock, part } of parts) {
      const turns = listTurns(String(part['transcript']))
      expect(new Set(turns.map(({ speaker }) => speaker)).size, mock.name).toBeGreaterThan(1)
      for (const { speaker, text } of turns) expect(`${speaker}: ${text}`).toMatch(/^[A-Z][a-z]+: [A-Z\d]/)
    }
  })
})

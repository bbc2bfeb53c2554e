import { mockPayloadSchema } from '@console/ielts/schemas'
import { describe, expect, it } from 'vitest'
import { collectIds } from '../../test/support/answer-key-checks.ts'
import { readSeedMocks, type SeedMock } from './seed-mocks.ts'

const seedMocks = readSeedMocks()

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

function deriveTotals(mock: SeedMock) {
  if (mock.writing_questions) {
    const tasks = mock.writing_questions.parts
    return { total_question: tasks.length, total_marks: sum(tasks.map((task) => task.marks)) }
  }
  if (mock.speaking_questions) {
    const turns = mock.speaking_questions.parts
    const total_question = sum(turns.map((turn) => turn.questions.length + (turn.cue_card ? 1 : 0)))
    return { total_question, total_marks: 9 }
  }
  const groups = [
    ...(mock.reading_questions?.passages ?? []).flatMap((passage) => passage.questions),
    ...(mock.listening_questions?.parts ?? []).flatMap((part) => part.questions),
  ]
  return {
    total_question: sum(groups.map((group) => group.correct_answer.length)),
    total_marks: sum(groups.map((group) => group.marks)),
  }
}

describe('every seeded mock', () => {
  it('has a unique name, and there are enough in each section', () => {
    expect(new Set(seedMocks.map((mock) => mock.name)).size).toBe(seedMocks.length)
    const bySection = Object.groupBy(seedMocks, (mock) => mock.section)
    expect(seedMocks.length).toBeGreaterThanOrEqual(22)
    expect(bySection.writing?.length).toBeGreaterThanOrEqual(7)
    expect(bySection.reading?.length).toBeGreaterThanOrEqual(6)
    expect(bySection.listening?.length).toBeGreaterThanOrEqual(6)
    expect(bySection.speaking?.length).toBeGreaterThanOrEqual(3)
  })

  it.each(seedMocks.map((mock) => [mock.name, mock] as const))('%s is accepted by the API', (_, mock) => {
    const { book: _book, ...fields } = mock
    const parsed = mockPayloadSchema.safeParse({ ...fields, ielts_book_id: 1 })
    expect(parsed.error?.issues ?? []).toEqual([])
    expect(parsed.data?.[`${mock.section}_questions`]).toEqual(mock[`${mock.section}_questions`])
  })

  it.each(seedMocks.map((mock) => [mock.name, mock] as const))('%s uses no id twice', (_, mock) => {
    const ids = collectIds(mock[`${mock.section}_questions`])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(seedMocks.map((mock) => [mock.name, mock] as const))('%s states its real totals', (_, mock) => {
    expect({ total_question: mock.total_question, total_marks: mock.total_marks }).toEqual(deriveTotals(mock))
  })

  it('has opening and closing times exactly when it is live', () => {
    for (const mock of seedMocks) {
      expect([mock.start_time !== null, mock.end_time !== null], mock.name).toEqual(
        mock.mock_type === 'live' ? [true, true] : [false, false],
      )
      if (mock.start_time && mock.end_time)
        expect(Date.parse(mock.end_time) - Date.parse(mock.start_time)).toBe(mock.duration * 60_000)
    }
  })
})

describe('writing and speaking', () => {
  it('gives task 1 a picture in the Academic paper and a letter with three points in the General one', () => {
    for (const mock of seedMocks) {
      if (!mock.writing_questions) continue
      const [one, two] = mock.writing_questions.parts
      expect([one?.timelimit, one?.wordlimit, two?.timelimit, two?.wordlimit], mock.name).toEqual([
        20, 150, 40, 250,
      ])
      expect(mock.writing_questions.total_marks).toBe(mock.total_marks)
      expect(two?.image).toBeNull()
      if (mock.type === 'academic') {
        expect(one?.image).toMatch(/^\/api\/v1\/admin\/demo-media\//)
        expect(one?.task).toMatch(/\b(graph|chart|table|diagram|maps?) below\b/)
      } else {
        expect(one?.image).toBeNull()
        expect(one?.task.match(/^• /gm)).toHaveLength(3)
      }
    }
  })

  it('gives a speaking test three parts and a card with four lines in the second', () => {
    for (const mock of seedMocks) {
      if (!mock.speaking_questions) continue
      const { parts: turns } = mock.speaking_questions
      expect(turns.map((turn) => turn.part)).toEqual([1, 2, 3])
      expect(turns.map((turn) => turn.cue_card?.bullets.length ?? 0)).toEqual([0, 4, 0])
      expect(sum(turns.map((turn) => turn.preparation_time + turn.talk_time))).toBeLessThanOrEqual(14 * 60)
    }
  })
})

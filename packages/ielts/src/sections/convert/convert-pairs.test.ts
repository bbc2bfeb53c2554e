import { isJsonObject, type JsonObject } from '@console/values/json/json-document'
import { describe, expect, test } from 'vitest'
import type { MockContent } from '../../document/mock-content.ts'
import { toContent, toDocument } from '../../document/mock-normalization.ts'
import { toBlankMock } from '../../document/to-blank-mock.ts'
import { listeningQuestionSchema } from '../../schemas/listening.schema.ts'
import { listeningRules } from '../listening/listening-rules.ts'
import { listeningTasks } from '../listening/listening-tasks.ts'
import { planConversion } from './convert-group.ts'

const groupId = 'mock/parts:p/questions:g'

const pair = (questionId: string, answer: string) => ({ questionId, answer })
const item = (id: string, text: string) => ({ id, text })
const gapped = (id: string, text: string) => ({
  ...item(id, text),
  blank: { id: `${id}-blank`, position: 'end', prefix: '£', suffix: 'a day' },
})

function build(group: JsonObject): MockContent {
  const common = {
    id: 'g',
    title: null,
    instruction: '',
    wordlimit: null,
    options: null,
    image: null,
    marks: 2,
  }
  const part = { id: 'p', title: null, questions: [{ ...common, ...group }] }
  return toContent({ ...toBlankMock('listening'), questions: { recording: null, parts: [part] } })
}

function readGroup(content: MockContent): JsonObject {
  // The mock was built with one part.
  const { parts } = toDocument(content).questions as { parts: { questions: JsonObject[] }[] }
  return parts[0]?.questions[0] ?? {}
}

function convert(content: MockContent, id: string) {
  const task = listeningTasks.find((each) => each.id === id)
  if (task === undefined) throw new Error(`There is no task ${id}`)
  const { losses, command } = planConversion(content, groupId, task, listeningRules.groups)
  const next = command(content)
  return { losses, content: next, group: readGroup(next) }
}

/** The answers are in another order than the lines. */
const notes = {
  type: 'note_completion',
  question: [gapped('a', 'Rent'), item('b', 'No pets'), gapped('c', 'Deposit')],
  correct_answer: [pair('c', 'fifty'), pair('a', 'ten|10')],
  wordlimit: 2,
}

const people = {
  type: 'matching_features',
  options: [
    { key: 'A', value: 'Anna' },
    { key: 'B', value: 'Ben' },
    { key: 'C', value: 'Carl' },
  ],
  question: [item('a', 'cooks'), item('b', 'cleans')],
  correct_answer: [pair('b', 'C'), pair('a', 'A')],
}

const set = {
  type: 'multiple_choice_multiple',
  options: people.options,
  question: [item('a', 'Which TWO cook?'), item('b', 'Which TWO clean?')],
  correct_answer: [pair('a', 'A'), pair('a', 'B'), pair('b', 'C'), pair('b', 'A')],
  marks: 4,
}

describe('converting a group whose answers are pairs to another task', () => {
  test('turns words into letters of a list and back, each with the question it answers', () => {
    const there = convert(build(notes), 'flow-chart-list')
    expect(there.group).toMatchObject({
      type: 'flow_chart_drag_and_drop',
      options: [
        { key: 'A', value: 'ten' },
        { key: 'B', value: 'fifty' },
      ],
      correct_answer: [pair('c', 'B'), pair('a', 'A')],
      question: notes.question,
    })
    expect(there.losses).toEqual(['The word limit of 2.', 'An accepted answer: 1 (“10”).'])

    const back = convert(there.content, 'notes')
    expect(back.group).toMatchObject({
      options: null,
      correct_answer: [pair('c', 'fifty'), pair('a', 'ten')],
      question: notes.question,
    })
    expect(back.losses).toEqual(['2 options: “ten”, “fifty”.'])
  })

  test('keeps options that are pairs, and the key, when the other task has options', () => {
    for (const target of ['features-dragged', 'map', 'multiple-choice', 'flow-chart-list']) {
      const there = convert(build(people), target)
      expect(there.losses, target).toEqual([])
      expect(there.group, target).toMatchObject({
        options: people.options,
        correct_answer: people.correct_answer,
      })
      const back = convert(there.content, 'features')
      expect(back.losses, target).toEqual([])
      expect(back.group, target).toMatchObject({ ...people, instruction: expect.stringContaining('box') })
    }
  })

  test('keeps options that are plain strings', () => {
    const plain = {
      ...people,
      options: ['Anna', 'Ben'],
      correct_answer: [pair('b', 'Ben'), pair('a', 'Anna')],
    }
    const { group, losses } = convert(build(plain), 'features-dragged')
    expect(group).toMatchObject({ options: ['Anna', 'Ben'], correct_answer: plain.correct_answer })
    expect(losses).toEqual([])
  })

  test('turns letters into the words they stand for, and reports every option as lost', () => {
    const { group, losses } = convert(build(people), 'sentences')
    expect(group).toMatchObject({ options: null, correct_answer: [pair('b', 'Carl'), pair('a', 'Anna')] })
    expect(losses).toEqual(['3 options: “Anna”, “Ben”, “Carl”.'])
  })

  test('keeps the first of several answers to one question with its question, in any order', () => {
    for (const order of [
      [0, 1, 2, 3],
      [0, 2, 1, 3],
    ]) {
      const answers = order.flatMap((place) => set.correct_answer[place] ?? [])
      const { group, losses } = convert(build({ ...set, correct_answer: answers }), 'multiple-choice')
      expect(group).toMatchObject({ correct_answer: [pair('a', 'A'), pair('b', 'C')], marks: 2 })
      expect(losses).toEqual(['2 of 4 answers: each question keeps one.'])
    }
    const plain = { ...set, correct_answer: ['A', 'B', 'C', 'A'] }
    expect(convert(build(plain), 'multiple-choice').group).toMatchObject({ correct_answer: ['A', 'C'] })
  })

  test('keeps a table as a table, says so, and keeps the answers with their cells', () => {
    const blank = { type: 'blank', placeholder: 'x1', prefix: null, suffix: null }
    const table = {
      type: 'table_completion',
      question: { headers: ['', ''], rows: [[{ type: 'fixed', value: 'Rent' }, blank]] },
      correct_answer: [pair('x1', 'ten')],
      wordlimit: 2,
      marks: 1,
    }
    expect(convert(build(table), 'notes').losses).toEqual([])
    const { group, losses } = convert(build(table), 'sentences')
    expect(group).toMatchObject({ question: table.question, correct_answer: table.correct_answer })
    expect(losses).toEqual(['A task that learners can answer: the table stays a table.'])
  })

  // proves 3.23
  test('always keeps pairs as pairs of the same questions, and strings as strings', () => {
    const starts = { notes, people, set, mixed: { ...people, correct_answer: ['C', pair('a', 'A')] } }
    for (const [name, start] of Object.entries(starts)) {
      const content = build(start)
      for (const target of listeningTasks) {
        const { group, losses } = convert(content, target.id)
        const label = `${name} to ${target.id}`
        expect(listeningQuestionSchema.safeParse(group).error, label).toBe(undefined)
        const forms = toForms(group['correct_answer'])
        const before = toForms(start.correct_answer)
        if (forms.length === before.length) expect(forms, label).toEqual(before)
        else expect(losses.join(), label).toContain('each question keeps one')
      }
    }
  })
})

/** The question id of each answer; null for a string. */
const toForms = (answers: unknown): unknown[] =>
  (Array.isArray(answers) ? answers : []).map((answer: unknown) =>
    isJsonObject(answer) ? answer['questionId'] : null,
  )

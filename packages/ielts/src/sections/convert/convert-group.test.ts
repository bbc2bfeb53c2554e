import type { JsonObject } from '@console/values/json/json-document'
import { describe, expect, test } from 'vitest'
import type { MockContent } from '../../document/mock-content.ts'
import { toContent, toDocument } from '../../document/mock-normalization.ts'
import { toBlankMock } from '../../document/to-blank-mock.ts'
import { readingQuestionGroupSchema } from '../../schemas/reading.schema.ts'
import { readingRules } from '../reading/reading-rules.ts'
import { readingTasks } from '../reading/reading-tasks.ts'
import { listTargets, planConversion } from './convert-group.ts'

const groupId = 'mock/passages:p/questions:g'

const options = (...texts: string[]) =>
  texts.map((value, index) => ({ key: String.fromCharCode(65 + index), value }))

function build(group: JsonObject, paragraphs: JsonObject[] = [], type: string | null = null): MockContent {
  const common = { id: 'g', title: null, instruction: '', wordlimit: null, options: null, marks: 2 }
  const passage = { id: 'p', type, title: 'Ice', paragraphs, questions: [{ ...common, ...group }] }
  return toContent({ ...toBlankMock('reading'), questions: { passages: [passage] } })
}

const asked = (...texts: string[]) => texts.map((text, index) => ({ id: `q${index + 1}`, text }))

function convert(content: MockContent, id: string) {
  const task = readingTasks.find((each) => each.id === id)
  if (task === undefined) throw new Error(`There is no task ${id}`)
  const { losses, command } = planConversion(content, groupId, task, readingRules.groups)
  // The mock was built with one passage.
  const { passages } = toDocument(command(content)).questions as { passages: JsonObject[] }
  const [passage] = passages
  // As above.
  const [group] = (passage?.['questions'] ?? []) as JsonObject[]
  return { losses, group, passage }
}

const summary = {
  type: 'summary_completion',
  instruction: 'Complete the summary below. Choose NO MORE THAN TWO WORDS from the passage for each answer.',
  wordlimit: 2,
  questions: asked('It was kept in _____', 'by _____'),
  correct_answer: ['sawdust|straw', 'ship'],
}

describe('converting a group to another task', () => {
  test('turns words into a list of options, and the answers into their letters', () => {
    const { group, losses } = convert(build(summary), 'summary-list')
    expect(group).toMatchObject({
      type: 'summary_completion_clues',
      options: options('sawdust', 'ship'),
      correct_answer: ['A', 'B'],
      wordlimit: null,
      questions: summary.questions,
    })
    expect(losses).toEqual(['The word limit of 2.', 'An accepted answer: 1 (“straw”).'])
  })

  test('turns letters into words, and reports unused options as lost', () => {
    const group = {
      type: 'summary_completion_clues',
      options: options('ice', 'snow'),
      questions: asked('_____'),
      correct_answer: ['B'],
    }
    const { group: next, losses } = convert(build(group), 'summary')
    expect(next).toMatchObject({ options: null, correct_answer: ['snow'], wordlimit: 2 })
    expect(losses).toEqual(['2 options: “ice”, “snow”.'])
  })

  test('reports answers that do not exist in the other task as lost', () => {
    const { group, losses } = convert(build(summary), 'true-false')
    expect(group).toMatchObject({ options: ['TRUE', 'FALSE', 'NOT GIVEN'], correct_answer: ['', ''] })
    expect(losses).toContain('2 answers: 1 (“sawdust|straw”), 2 (“ship”).')
  })

  test('turns TRUE and FALSE into YES and NO and back, with the same answers', () => {
    const facts = {
      type: 'identifying_information',
      options: ['TRUE', 'FALSE', 'NOT GIVEN'],
      questions: asked('One', 'Two', 'Three'),
      correct_answer: ['TRUE', 'NOT GIVEN', 'FALSE'],
    }
    const views = { options: ['YES', 'NO', 'NOT GIVEN'], correct_answer: ['YES', 'NOT GIVEN', 'NO'] }
    const there = convert(build(facts), 'yes-no')
    expect(there.group).toMatchObject(views)
    expect(there.losses).toEqual([])
    const back = convert(build({ ...facts, ...views }), 'true-false')
    expect(back.group).toMatchObject({ options: facts.options, correct_answer: facts.correct_answer })
    expect(back.losses).toEqual([])
  })

  test('reports a custom instruction as replaced, but not a standard one', () => {
    const own = { ...summary, instruction: 'Fill in two words.' }
    expect(convert(build(own), 'notes').losses).toContain('The instruction “Fill in two words.”.')
    expect(convert(build(summary), 'table').losses).toEqual([])
  })

  test('keeps the first answer of a question with two', () => {
    const set = {
      type: 'multiple_choice_multiple',
      options: options('a', 'b', 'c'),
      questions: asked('Which TWO?'),
      correct_answer: ['A', 'C'],
    }
    const { group, losses } = convert(build(set), 'multiple-choice')
    expect(group).toMatchObject({ type: 'multiple_choice', correct_answer: ['A'], marks: 1 })
    expect(losses).toEqual(['1 of 2 answers: each question keeps one.'])
  })

  test('removes headings from the paragraphs of the passage', () => {
    const headings = {
      type: 'matching_headings',
      options: [
        { key: 'i', value: 'Cold' },
        { key: 'ii', value: 'Warm' },
      ],
      questions: asked('Paragraph A'),
      correct_answer: ['ii'],
    }
    const paragraphs = [{ id: 'a', content: 'Ice', heading: { id: 'ii', text: 'Warm' }, dropId: 'q1' }]
    const { passage, losses } = convert(build(headings, paragraphs, 'draganddrop'), 'features')
    expect(losses).toContain('The headings in 1 paragraph of the passage.')
    expect(passage).toMatchObject({ type: null, paragraphs: [{ heading: null, dropId: null }] })
  })

  test('joins the cells of a table for another task, and reports the columns as lost', () => {
    const table = {
      ...summary,
      type: 'table_completion',
      title: 'Dyes: substance | source',
      questions: asked('Woad | leaves of _____ |', 'Madder | _____'),
    }
    const { group, losses } = convert(build(table), 'sentences')
    expect(losses).toContain('The columns of the table: its cells are joined by dashes.')
    expect(group).toMatchObject({
      title: 'Dyes',
      questions: asked('Woad – leaves of _____', 'Madder – _____'),
    })
    expect(convert(build(table), 'notes').group).toMatchObject({ title: 'Dyes' })
  })

  test('always gives a group that the server accepts', () => {
    for (const start of readingTasks) {
      const content = build({ ...summary, type: 'summary_completion' })
      const first = planConversion(content, groupId, start, readingRules.groups).command(content)
      for (const target of listTargets(first, groupId, readingRules.groups)) {
        const next = planConversion(first, groupId, target, readingRules.groups).command(first)
        // As above.
        const { passages } = toDocument(next).questions as { passages: { questions: unknown[] }[] }
        const read = readingQuestionGroupSchema.safeParse(passages[0]?.questions[0])
        expect(read.error?.issues, `${start.id} to ${target.id}`).toBeUndefined()
        expect(read.data?.correct_answer, `${start.id} to ${target.id}`).toHaveLength(2)
      }
    }
  })
})

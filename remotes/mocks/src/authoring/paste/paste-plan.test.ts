import { toBlankMock, toContent, toDocument, toFigures } from '@console/ielts'
import { listeningQuestionsSchema, readingQuestionsSchema } from '@console/ielts/schemas'
import { listeningRules, readingRules } from '@console/ielts/sections'
import { type PrintedGroup, readPrintedTest } from '@console/printed-tests'
import { expect, test } from 'vitest'
import { exampleNames, readExample } from '../testing/printed-tests.ts'
import { applyPaste } from './apply-paste.ts'
import { chooseTask, followsChoice, leftOut, type PasteChoices, taskOf, toPlans } from './paste-plan.ts'

const cases = (['reading', 'listening'] as const).flatMap((section) =>
  exampleNames.map((name) => ({ section, name })),
)

// proves B57
test.each(cases)('$name pasted into a $section mock is accepted by the server', ({ section, name }) => {
  const content = toContent(toBlankMock(section))
  const rules = section === 'reading' ? readingRules.groups : listeningRules.groups
  const plans = toPlans(content, readPrintedTest(readExample(name)), { tasks: {}, targets: {} }, null, rules)
  const pasted = applyPaste(plans, rules)(content)
  const { questions } = toDocument(pasted)
  const schema = section === 'reading' ? readingQuestionsSchema : listeningQuestionsSchema
  expect(schema.safeParse(questions).error?.issues).toBeUndefined()
  const planned = plans.flatMap(({ groups }) => groups).flatMap(({ answers }) => answers)
  expect(toFigures(pasted)).toMatchObject({ questions: planned.length, marks: planned.length })
})

test('leaves questions of a task that the section does not have blank until another is chosen', () => {
  const content = toContent(toBlankMock('listening'))
  const read = readPrintedTest(readExample('kites'))
  const list = (tasks: Record<string, string>) =>
    toPlans(content, read, { tasks, targets: {} }, null, listeningRules.groups)[0]?.groups.map(
      ({ questions }) => questions.map((text) => text !== ''),
    )
  expect(list({})).toEqual([Array(4).fill(false), Array(3).fill(true)])
  expect(list({ 'Questions 1–4': 'short-answers' })).toEqual([Array(4).fill(true), Array(3).fill(true)])
})

test('applies a choice for one group to all similar groups without a choice of their own', () => {
  const group = (first: number, instruction: string): PrintedGroup => ({
    ...{
      first,
      last: first + 1,
      from: first,
      to: first + 1,
      task: null,
      printed: null,
      title: null,
      instruction,
    },
    ...{ options: [], questions: [], example: null, shown: [] },
  })
  const [one, two, three, other] = [
    group(1, 'Do exercise 1. Use one word.'),
    group(3, 'Do exercise 2. Use two words.'),
    group(5, 'Do exercise 3'),
    group(7, 'Listen again.'),
  ] as const
  const all = readingRules.groups.tasks
  const tasksOf = (choices: PasteChoices) =>
    [one, two, three, other].map((each) => [taskOf(all, each, choices), followsChoice(each, choices)])
  const none: PasteChoices = { tasks: {}, targets: {} }
  const first = chooseTask(none, one, 'notes')
  expect(tasksOf(first)).toEqual([
    ['notes', false],
    ['notes', true],
    ['notes', true],
    [leftOut, false],
  ])
  const second = chooseTask(chooseTask(first, two, 'table'), three, leftOut)
  expect(tasksOf(second)).toEqual([
    ['notes', false],
    ['table', false],
    [leftOut, false],
    [leftOut, false],
  ])
})

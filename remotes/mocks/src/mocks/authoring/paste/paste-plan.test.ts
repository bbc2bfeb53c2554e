import { listeningQuestionsSchema } from '@console/shared/schemas/listening'
import { readingQuestionsSchema } from '@console/shared/schemas/reading'
import { expect, test } from 'vitest'
import { toFigures } from '../../core/document/mock-figures.ts'
import { toContent, toDocument } from '../../core/document/mock-normalization.ts'
import { toBlankMock } from '../../core/document/to-blank-mock.ts'
import { listeningRules } from '../../sections/listening/listening-rules.ts'
import { readingRules } from '../../sections/reading/reading-rules.ts'
import { printedTests } from '../testing/printed-tests.ts'
import { applyPaste } from './apply-paste.ts'
import { parseTest } from './parse-test.ts'
import { toPlans } from './paste-plan.ts'

// The keys of a record of these names are these names.
const names = Object.keys(printedTests) as (keyof typeof printedTests)[]
const cases = (['reading', 'listening'] as const).flatMap((section) =>
  names.map((name) => ({ section, name })),
)

test.each(cases)('$name pasted into a $section mock is what the server takes', ({ section, name }) => {
  const content = toContent(toBlankMock(section))
  const rules = section === 'reading' ? readingRules.groups : listeningRules.groups
  const plans = toPlans(content, parseTest(printedTests[name]), { tasks: {}, targets: {} }, null, rules)
  const pasted = applyPaste(plans, rules)(content)
  const { questions } = toDocument(pasted)
  const schema = section === 'reading' ? readingQuestionsSchema : listeningQuestionsSchema
  expect(schema.safeParse(questions).error?.issues).toBeUndefined()
  const planned = plans.flatMap(({ groups }) => groups).flatMap(({ answers }) => answers)
  expect(toFigures(pasted)).toMatchObject({ questions: planned.length, marks: planned.length })
})

test('a task that the section does not have is left out until another is chosen', () => {
  const content = toContent(toBlankMock('listening'))
  const read = parseTest(printedTests.kites)
  const count = (tasks: Record<string, string>) =>
    toPlans(content, read, { tasks, targets: {} }, null, listeningRules.groups)[0]?.groups.length
  expect(count({})).toBe(1)
  expect(count({ 'Questions 1–4': 'short-answers' })).toBe(2)
})

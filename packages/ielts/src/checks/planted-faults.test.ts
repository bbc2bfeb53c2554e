import { readFileSync } from 'node:fs'
import type { JsonObject } from '@console/values/json/json-document'
import { expect, test } from 'vitest'
import type { MockDocument } from '../document/mock-document.schema.ts'
import { toContent } from '../document/mock-normalization.ts'
import { listeningRules } from '../sections/listening/listening-rules.ts'
import { readingRules } from '../sections/reading/reading-rules.ts'
import { speakingRules } from '../sections/speaking/speaking-rules.ts'
import { writingRules } from '../sections/writing/writing-rules.ts'
import { checkMock } from './check-mock.ts'
import type { CheckName, MockIssue } from './mock-issue.ts'
import {
  choice,
  common,
  gaps,
  inReading,
  listening,
  passage,
  people,
  planted,
  reading,
} from './testing/planted-faults.ts'

const rules = {
  reading: readingRules,
  listening: listeningRules,
  writing: writingRules,
  speaking: speakingRules,
}

function findIssue(check: string, mock: MockDocument): MockIssue | undefined {
  const issues = checkMock(toContent(mock), rules[mock.section].check)
  return issues.find((issue) => issue.check === check)
}

/** A row as in the documentation: check, severity, fix and message. */
function toRow(check: string, mock: MockDocument): string[] {
  const isMade: Partial<MockDocument> = mock.mock_type === 'practice' ? { mock_type: 'book' } : {}
  const issue = findIssue(check, { ...mock, ...isMade })
  if (issue === undefined) return [check, 'not found']
  const isInPractice = mock.mock_type !== 'practice' || findIssue(check, mock) !== undefined
  const severity = `${issue.severity}${issue.blocks ? ', not saved' : ''}${isInPractice ? '' : ', not in practice mocks'}`
  return [check, severity, issue.fix?.label ?? '', issue.message]
}

const documentation = readFileSync(new URL('../../../../docs/ielts-checks.md', import.meta.url), 'utf8')

const rows = documentation
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', '')),
  )

test('every check finds the fault planted for it, as documented', () => {
  const found = Object.entries(planted).map(([check, mock]) => toRow(check, mock))
  expect(
    rows.map(([check = '', , severity = '', fix = '', message = '']) => [check, severity, fix, message]),
  ).toEqual(found)
})

test('the documentation gives a reason for every check', () => {
  expect(rows.filter(([, why = '']) => why.length < 20)).toEqual([])
})

test('every documented finding names an existing test', () => {
  const findings = documentation.split('\n').filter((line) => / \| `[^`]+\.test\.tsx?`: /.test(line))
  const missing = findings.filter((line) => {
    const [, path = '', name = ''] = /`([^`]+\.test\.tsx?)`: (.*?)\s*\|$/.exec(line) ?? []
    return (
      name === '' || !readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8').includes(name)
    )
  })
  expect(missing).toEqual([])
  expect(findings.length).toBeGreaterThan(30)
})

const withTwoGroups = (first: JsonObject, second: JsonObject) =>
  inReading({ ...passage, questions: [first, second] })

test.each<[string, MockDocument, CheckName[]]>([
  [
    'an optional article',
    reading({ ...gaps, wordlimit: 2, instruction: 'TWO WORDS' }, ['Cut on _____'], ['(the) ponds']),
    ['not-in-passage', 'variant-not-in-passage'],
  ],
  [
    'an optional article under ONE WORD ONLY, after a printed article',
    listening({ ...gaps, wordlimit: 1, instruction: 'ONE WORD ONLY' }, ['Ask the _____'], ['(the) tutor']),
    ['answer-too-long', 'printed-beside'],
  ],
  [
    'one rubric over several groups',
    withTwoGroups(
      {
        ...common,
        ...choice,
        marks: 1,
        questions: [{ id: 'q', text: 'Why?' }],
        correct_answer: ['A'],
        instruction: 'Questions 1 and 2',
      },
      {
        ...common,
        id: 'h',
        ...choice,
        marks: 1,
        questions: [{ id: 'r', text: 'How?' }],
        correct_answer: ['A'],
        instruction: 'Questions 1 and 2',
      },
    ),
    ['box-numbers'],
  ],
  ...(
    [
      ['saw\u00addust and cafe\u0301', 'sawdust|café'],
      ['the children’s ﬁsh', 'children´s fish'],
      ['at 25 °C', '25℃'],
      ['of CO₂', 'CO2'],
      ['over TCP/IP', 'TCP/IP'],
      ['at −5', '-5'],
    ] as const
  ).map(([content, key]): [string, MockDocument, CheckName[]] => [
    `“${key}” in a passage that says “${content}”`,
    reading({ ...gaps, wordlimit: 2, instruction: 'TWO WORDS' }, ['It was _____'], [key], {
      paragraphs: [{ id: 'a', content, heading: null }],
    }),
    ['not-in-passage', 'variant-not-in-passage', 'answer-too-long'],
  ]),
  [
    'a range of paragraphs beside the letters of the options',
    reading(
      { ...people, instruction: 'The passage has two paragraphs, A–B. Choose A, B or C.' },
      ['One'],
      ['A'],
    ),
    ['letter-range'],
  ],
])('%s is not a fault', (_, mock, checks) => {
  const issues = checkMock(toContent(mock), rules[mock.section].check)
  expect(issues.filter(({ check }) => checks.includes(check))).toEqual([])
})

test.each([
  ['boxes 8–14 for 1 question', 'box-numbers', 'Write “1”'],
  ['letters A–G for three people', 'letter-range', 'Write “A–C”'],
])('%s are fixed in one step', (_, check, label) => {
  const mock = planted[check === 'box-numbers' ? 'box-numbers' : 'letter-range']
  const issue = findIssue(check, mock)
  expect(issue?.fix?.label).toBe(label)
  const next = issue?.fix?.command(toContent(mock)) ?? toContent(mock)
  expect(checkMock(next, rules.reading.check).filter((each) => each.check === check)).toEqual([])
})

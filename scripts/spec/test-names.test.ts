import { expect, test } from 'vitest'
import { readTestNames, toNamePattern } from './test-names.ts'
import { readPlaywrightTests } from './test-outcomes.ts'

const code = `
test('it’s plain', () => {})
test.each(hosts)('the host %s is $name', (host) => {})
for (const { distance } of swipes) test(\`a swipe of \${distance} px\`, async () => {})
it('says \\'no\\'', { timeout: 5 }, () => {})
expect(text).toBe('no name')
`

test.each(['it’s plain', 'the host localhost is development', 'a swipe of 46 px', "says 'no'"])(
  '%j is the name of a test',
  (name) => {
    expect(readTestNames(code).filter((pattern) => pattern.test(name))).toHaveLength(1)
  },
)

test.each(['it’s plain enough', 'the host', 'no name', 'a swipe of  px'])('%j is none', (name) => {
  expect(readTestNames(code).filter((pattern) => pattern.test(name))).toEqual([])
})

test('a name is a pattern for its own rows alone, whatever it is made of', () => {
  const pattern = new RegExp(`^${toNamePattern('takes $count (of 3) for %j')}$`)
  expect(pattern.test('takes two (of 3) for "x"')).toBe(true)
  expect(pattern.test('takes two of 3 for "x"')).toBe(false)
})

test('the stories of a browser are found at every depth of its report', () => {
  const story = (title: string, ok: boolean) => ({ title, file: 'stories/toasts.test.ts', ok })
  const report = {
    suites: [{ specs: [story('a', true)], suites: [{ specs: [story('b', false)] }] }],
  }
  expect(readPlaywrightTests(report)).toEqual([
    { file: 'e2e/stories/toasts.test.ts', title: 'a', outcome: 'passed' },
    { file: 'e2e/stories/toasts.test.ts', title: 'b', outcome: 'failed' },
  ])
})

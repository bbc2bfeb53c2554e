import { expect, test } from 'vitest'
import { findSpecProblems } from './find-spec-problems.ts'

const browserTest = (tag: string) =>
  `// proves 2.1\ntest('staff sign in', {\n  tag: ${tag},\n}, async () => {})\n`
const unitTest = `// proves 2.1, T1\ntest.each([\n  [1],\n  [2],\n])('row %d', () => {})\n`

const find = (
  files: Record<string, string>,
  sentences: Record<string, string> = { '2.1': 'Staff sign in.' },
) => findSpecProblems({ sentences, security: {}, tests: new Map(Object.entries(files)) })

test('a sentence needs a test that names it, unless it says why it has none', () => {
  expect(find({ 'a.test.ts': browserTest("'@gate'") })).toEqual([])
  expect(find({})).toEqual(['Nothing proves 2.1: Staff sign in.'])
  expect(find({}, { '9.9': 'A timeout. No test: nothing uses it.' })).toEqual([])
})

test('a sentence that only a story outside the gate proves is reported', () => {
  expect(find({ 'e2e/a.test.ts': browserTest("'@gate'") })).toEqual([])
  expect(find({ 'e2e/a.test.ts': browserTest("'@browsers'") })).toEqual([
    'No test of the gate proves 2.1: Staff sign in.',
  ])
})

test('a sentence that only a test for test:all proves is reported', () => {
  const text = "// proves 2.1\ntest('staff sign in', () => {})\n"
  const expected = ['No test of the gate proves 2.1: Staff sign in.']
  expect(find({ 'admin-api/src/a.test.ts': text })).toEqual([])
  expect(find({ 'admin-api/src/a.slow.test.ts': text })).toEqual(expected)
  expect(find({ 'admin-api/test/durability/a.test.ts': text })).toEqual(expected)
})

test('a row of the standard may name a threat or a test file, or promise nothing', () => {
  const judge = (text: string) =>
    findSpecProblems({ sentences: {}, security: { 'V1.1.1': text }, tests: new Map([['a/b.test.ts', '']]) })
  for (const text of [
    ' Once | holds | in time: T18 |',
    ' Once | holds | `b.test.ts` |',
    ' Once | n/a | none |',
  ])
    expect(judge(text)).toEqual([])
  for (const text of [' Once | holds | always |', ' Once | holds | `c.test.ts`: T18 |'])
    expect(judge(text)).toEqual([`Nothing proves V1.1.1: ${text}`])
})

test('reports an unknown id, and one without a test below it', () => {
  expect(find({ 'a.test.ts': unitTest })).toEqual(['a.test.ts proves T1, which is not listed.'])
  expect(find({ 'a.test.ts': `// proves 2.1\nconst a = 1\n` })).toContain(
    'a.test.ts proves “2.1” above no test, which is not listed.',
  )
})

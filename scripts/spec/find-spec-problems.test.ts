import { expect, test } from 'vitest'
import { findSpecProblems, type SpecSources } from './find-spec-problems.ts'
import type { Mutation } from './mutation-list.ts'

const proof = '`shell/ribbon.test.ts` › the ribbon says Staging'
const files = new Map([
  [
    'shell/ribbon.test.ts',
    "test('the ribbon says Staging', () => {})\ntest.each(hosts)('%s is known', () => {})",
  ],
  ['shell/ribbon.ts', "const name = 'Staging'"],
])

const toTable = (...rows: string[]) => ['| Sentence | Proof |', '| --- | --- |', ...rows].join('\n')
const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => `| §${section} A ribbon. | ${proof} |`)
const breakSection = (section: number): Mutation => ({
  id: `shell/section-${section}`,
  sentence: `§${section} A`,
  file: 'shell/ribbon.ts',
  find: 'Staging',
  replace: 'Testing',
  proofs: [proof],
})
const mutations = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(breakSection)

const findIn = (change: Partial<SpecSources>) =>
  findSpecProblems({
    coverage: toTable(...rows),
    security: '',
    mutations,
    read: (file) => files.get(file) ?? null,
    ...change,
  })

const breakDifferently = (change: Partial<Mutation>) =>
  findIn({ mutations: [{ ...breakSection(1), ...change }, ...mutations.slice(1)] })

test('a table whose tests are there, and mutations that fit, are without a problem', () => {
  expect(findIn({})).toEqual([])
  const row = '| §1 Hosts. | `shell/ribbon.test.ts` › localhost is known<br>No test: nobody sees it. |'
  expect(findIn({ coverage: toTable(...rows, row) })).toEqual([])
})

test.each([
  ['| §1 No proof. | |', 'Nothing proves “§1 No proof.”.'],
  ['| §1 Words. | we looked |', '“we looked” of “§1 Words.” names no test.'],
  ['| §1 Gone. | `shell/ribbon.test.ts` › gone |', 'shell/ribbon.test.ts has no test called “gone”.'],
  ['| §1 File. | `shell/no.test.ts` › the ribbon |', 'shell/no.test.ts has no test called “the ribbon”.'],
])('the row %s is a problem', (row, problem) => {
  expect(findIn({ coverage: toTable(...rows, row) })).toEqual([problem])
})

test('a threat is held to the tests in its last column', () => {
  const toThreats = (named: string) =>
    `| Threat | Measure | Test |\n| --- | --- | --- |\n| It burns. | Water. | ${named} |`
  expect(findIn({ security: toThreats(proof) })).toEqual([])
  expect(findIn({ security: toThreats('') })).toEqual(['Nothing proves “It burns.”.'])
})

test.each([
  [{ find: 'Production' }, 'shell/section-1: its text is 0 times in shell/ribbon.ts, not once.'],
  [{ find: 'n' }, 'shell/section-1: its text is 3 times in shell/ribbon.ts, not once.'],
  [{ file: 'gone.ts' }, 'shell/section-1: its text is 0 times in gone.ts, not once.'],
  [{ replace: 'Staging' }, 'shell/section-1: it changes nothing.'],
  [{ proofs: [] }, 'shell/section-1: it names no test.'],
  [{ proofs: ['`a` › b'] }, 'shell/section-1: “§1 A ribbon.” does not name `a` › b.'],
  [{ sentence: '§1 B' }, 'shell/section-1: no row begins with “§1 B”.'],
  [{ id: 'shell/section-2' }, 'Two mutations are called shell/section-2.'],
])('a mutation with %j is a problem', (change, problem) => {
  expect(breakDifferently(change)).toContain(problem)
})

test('a section of which nothing is broken is a problem', () => {
  expect(findIn({ mutations: mutations.slice(0, 8) })).toEqual(['No mutation breaks a sentence of §9.'])
})

import { relative } from 'node:path'
import { root } from '../commands/workspace.ts'

export type TestOutcome = {
  /** Path below the repository's root. */
  file: string
  title: string
  outcome: 'passed' | 'failed'
}

type VitestReport = {
  testResults?: { name: string; assertionResults: { title: string; status: string }[] }[]
}

/** Of `vitest --reporter=json`; tests that were left out have no outcome. */
export const readVitestTests = (report: VitestReport): TestOutcome[] =>
  (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ title, status }) =>
      status === 'passed' || status === 'failed'
        ? [{ file: relative(root, name), title, outcome: status }]
        : [],
    ),
  )

type PlaywrightSuite = {
  specs?: { title: string; file: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}

/** Of `playwright test --reporter=json`, which runs in the folder `e2e`. */
export const readPlaywrightTests = ({ specs = [], suites = [] }: PlaywrightSuite): TestOutcome[] => [
  ...specs.map(({ title, file, ok }): TestOutcome => {
    return { file: `e2e/${file}`, title, outcome: ok ? 'passed' : 'failed' }
  }),
  ...suites.flatMap(readPlaywrightTests),
]

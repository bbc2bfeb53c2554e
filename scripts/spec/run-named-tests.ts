import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quote, runIn } from '../commands/run-in.ts'
import { listPackages } from '../commands/workspace.ts'
import type { Proof } from './coverage-table.ts'
import { toNamePattern } from './test-names.ts'
import { readPlaywrightTests, readVitestTests, type TestOutcome } from './test-outcomes.ts'

const limit = 45 * 60_000

export type NamedRun = {
  /** Null when no test of that name came to an end: its file could not be loaded, or nothing is called so. */
  outcomeOf(proof: Proof): TestOutcome['outcome'] | null
  output: string
}

export const isBrowserStory = ({ file }: Proof) => file.startsWith('e2e/')

/** Runs these tests of one package and no other. */
export async function runNamedTests(proofs: readonly Proof[]): Promise<NamedRun> {
  const [first] = proofs
  const owner = listPackages().find(({ folder }) => first?.file.startsWith(`${folder}/`))
  if (first === undefined || owner === undefined) throw new Error(`No package holds ${first?.file}`)
  const { folder } = owner
  const files = [...new Set(proofs.map(({ file }) => file.slice(folder.length + 1)))].map(quote).join(' ')
  const pattern = quote(`(^| )(${proofs.map(({ name }) => toNamePattern(name)).join('|')})$`)
  const dir = mkdtempSync(join(tmpdir(), 'spec-'))
  const report = join(dir, 'report.json')
  const isStory = isBrowserStory(first)
  const { output } = isStory
    ? await runIn(folder, `playwright test ${files} -g ${pattern} --reporter=json`, limit, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        FORCE_COLOR: '0',
        NO_COLOR: undefined,
      })
    : await runIn(
        folder,
        `vitest run ${files} -t ${pattern} --reporter=default --reporter=json --outputFile.json=${report}`,
        limit,
      )
  const tests = isStory ? readPlaywrightTests(readReport(report)) : readVitestTests(readReport(report))
  rmSync(dir, { recursive: true })
  return { output, outcomeOf: (proof) => toOutcome(tests, proof) }
}

/** Of a table of tests one failed row is enough. */
function toOutcome(tests: readonly TestOutcome[], { file, name }: Proof) {
  const pattern = new RegExp(`^${toNamePattern(name)}$`)
  const rows = tests.filter((test) => test.file === file && pattern.test(test.title))
  const outcomes = rows.map(({ outcome }) => outcome)
  return outcomes.find((outcome) => outcome === 'failed') ?? outcomes[0] ?? null
}

/** Whatever the reporter wrote; nothing when the run ended before. */
function readReport(path: string) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

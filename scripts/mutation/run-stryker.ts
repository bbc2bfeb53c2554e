import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CommandResult, runCommand } from '../commands/run-command.ts'
import { root, toScriptEnv } from '../commands/workspace.ts'
import type { MutatedPackage } from './mutated-packages.ts'

const runner = fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))
const minute = 60_000

export type MutationRun = { result: CommandResult; statuses: readonly string[] }

/** Applies mutations to the given ranges one at a time; the report is written to `.data/mutation` as JSON and HTML. */
export async function runStryker(
  { name, tests }: MutatedPackage,
  folder: string,
  ranges: readonly string[],
): Promise<MutationRun> {
  const reports = join(root, '.data', 'mutation')
  const report = join(reports, `${name}.json`)
  const config = join(folder, 'stryker.conf.json')
  mkdirSync(reports, { recursive: true })
  writeFileSync(report, '{"files":{}}')
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [runner],
      vitest: { configFile: 'vitest.config.ts', pool: 'forks' },
      mutate: ranges,
      testFiles: [tests],
      // The folder is a copy already, and its paths to other packages must stay valid.
      inPlace: true,
      // TypeScript 7 has no JavaScript API, and vitest does not need types.
      tsconfigFile: 'none.json',
      disableTypeChecks: false,
      // Each mutation of code that runs while a file is loaded would cost a run of all tests.
      ignoreStatic: true,
      concurrency: Number(process.env['MUTATE_AT_ONCE'] ?? 1),
      timeoutMS: 2 * minute,
      dryRunTimeoutMinutes: 120,
      reporters: ['json', 'html'],
      jsonReporter: { fileName: report },
      htmlReporter: { fileName: join(reports, `${name}.html`) },
      allowConsoleColors: false,
    }),
  )
  const result = await runCommand(['stryker', 'run', config], {
    cwd: folder,
    env: toScriptEnv(''),
    limit: 24 * 60 * minute,
  })
  return { result, statuses: readStatuses(report) }
}

function readStatuses(report: string): string[] {
  const { files }: { files: Record<string, { mutants: { status: string }[] }> } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  return Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
}

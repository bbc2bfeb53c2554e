import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { type CommandResult, runCommand } from './run-command.ts'
import { runLimited } from './run-limited.ts'
import { type Counts, type Suite, toStaticSuite, toTestSuite } from './suite.ts'
import { parsePlaywrightReport, parseVitestReport } from './test-reports.ts'
import { listPackages, root, toScriptEnv, type WorkspacePackage } from './workspace.ts'

export type Stage = {
  name: string
  title: string
  /** Stages without which this one cannot be run. */
  needs?: readonly string[]
  run: () => Promise<readonly Suite[]>
}

const minute = 60_000
const atOnce = 2

/** In the order they run. */
export const stages: readonly Stage[] = [
  { name: 'browser', title: 'Browser', run: provideBrowser },
  staticStage('lint', 'Format and lint', [
    'biome',
    'ci',
    '--error-on-warnings',
    '--colors=off',
    '--max-diagnostics=none',
  ]),
  staticStage('boundaries', 'Import boundaries', ['depcruise', '.', '--output-type', 'err-long']),
  staticStage('unused', 'Unused files, exports and dependencies', [
    'knip',
    '--no-progress',
    '--treat-config-hints-as-errors',
  ]),
  { name: 'types', title: 'Types', run: checkTypes },
  { name: 'unit', title: 'Unit and route tests', run: runUnitTests },
  { name: 'build', title: 'Production build', run: build },
  { name: 'load', title: 'Load budget', needs: ['browser', 'build'], run: checkLoadBudget },
  { name: 'e2e', title: 'Combined end-to-end tests', needs: ['browser', 'build'], run: runEndToEndTests },
]

function staticStage(name: string, title: string, argv: readonly string[]): Stage {
  const run = async () => [toStaticSuite(title, [await runTool('', argv, 5 * minute)])]
  return { name, title, run }
}

/** Counts only when it fails: finding a browser proves nothing about the product. */
async function provideBrowser(): Promise<Suite[]> {
  const found = await findChromium()
  if (!found.found) {
    return [{ name: 'Browser', passed: 0, failed: 1, note: found.reason, output: found.output }]
  }
  process.env['CHROMIUM_PATH'] = found.path
  return [{ name: 'Browser', passed: 0, failed: 0, note: `${found.path}, from ${found.from}`, output: '' }]
}

async function checkTypes(): Promise<Suite[]> {
  const folders = [...listPackages().map(({ folder }) => folder), 'scripts']
  const check = (folder: string) => runTool('', ['tsc', '-p', folder], 5 * minute)
  return [toStaticSuite('Types', await runLimited(folders, atOnce, check))]
}

async function build(): Promise<Suite[]> {
  const built = listPackages().filter(({ scripts }) => scripts['build'] !== undefined)
  const run = ({ folder }: WorkspacePackage) => runScript(folder, 'build', '', {}, 10 * minute)
  return [toStaticSuite('Production build', await runLimited(built, atOnce, run))]
}

async function checkLoadBudget(): Promise<Suite[]> {
  const argv = ['node', 'bench/bench.ts', 'load', '--check']
  return [toStaticSuite('Load budget', [await runTool('e2e', argv, 20 * minute)])]
}

async function runUnitTests(): Promise<Suite[]> {
  const tested = listPackages().filter(({ scripts }) => scripts['test'] !== undefined)
  const suites = await runLimited(tested, atOnce, ({ name, folder }) =>
    withReport(name, parseVitestReport, (report) =>
      runScript(
        folder,
        'test',
        `--reporter=default --reporter=json --outputFile.json=${report}`,
        {},
        15 * minute,
      ),
    ),
  )
  const own = await withReport('scripts', parseVitestReport, (report) =>
    runTool(
      'scripts',
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      5 * minute,
    ),
  )
  return [...suites, own]
}

async function runEndToEndTests(): Promise<Suite[]> {
  const suite = await withReport('e2e', parsePlaywrightReport, (report) =>
    runScript('e2e', 'e2e', '--reporter=line,json', { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, 45 * minute),
  )
  return [suite]
}

/** Runs a test command that writes a JSON report, and counts what the report says; a missing one has no test. */
async function withReport(
  name: string,
  parse: (text: string) => Counts,
  run: (report: string) => Promise<CommandResult>,
): Promise<Suite> {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  const report = join(folder, 'report.json')
  const result = await run(report)
  let text = ''
  try {
    text = readFileSync(report, 'utf8')
  } catch {
    // The run ended before it wrote one; its output says why.
  }
  rmSync(folder, { recursive: true })
  return toTestSuite(name, parse(text), result)
}

const runTool = (folder: string, argv: readonly string[], limit: number) =>
  runCommand(argv, { cwd: join(root, folder), env: toScriptEnv(folder), limit })

/** A package.json script with further arguments, exactly as `pnpm --filter <package> <script>` runs it. */
function runScript(
  folder: string,
  script: string,
  args: string,
  env: NodeJS.ProcessEnv,
  limit: number,
): Promise<CommandResult> {
  const line = listPackages().find((item) => item.folder === folder)?.scripts[script] ?? 'false'
  return runCommand(['sh', '-c', `${line} ${args}`], {
    cwd: join(root, folder),
    env: toScriptEnv(folder, env),
    limit,
  })
}

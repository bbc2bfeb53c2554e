import { randomInt } from 'node:crypto'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runIn } from '../commands/run-in.ts'
import { runLimited } from '../commands/run-limited.ts'
import { type Suite, toStaticSuite } from '../commands/suite.ts'
import { listPackages, readPackage, root, type WorkspacePackage } from '../commands/workspace.ts'
import { findChromium } from './find-chromium.ts'
import { findServers } from './find-servers.ts'
import { listPropertyTests } from './property-tests.ts'
import { runWithReport } from './run-with-report.ts'
import { parsePlaywrightReport, parseVitestReport } from './test-reports.ts'

export type Stage = {
  name: string
  title: string
  /** Stages without which this one cannot be run. */
  needs?: readonly string[]
  /** Not part of the whole check: what runs for long, and seldom tells more. */
  isExtra?: true
  /** One thread, or waiting: the stages after it run meanwhile. No stage needs it. */
  isBeside?: true
  run: () => Promise<readonly Suite[]>
}

const minute = 60_000
/** A run of tests that takes so long hangs. How quick a machine is, is not judged. */
const hangsAfter = 60 * minute
const atOnce = availableParallelism()

/** In the order they run. */
export const stages: readonly Stage[] = [
  { name: 'browser', title: 'Browser', run: provideBrowser },
  { name: 'servers', title: 'nginx, PostgreSQL and wrk', run: provideServers },
  staticStage('lint', 'Format and lint'),
  staticStage('spec', 'What proves the specification'),
  { ...staticStage('boundaries', 'Import boundaries'), isBeside: true },
  { ...staticStage('unused', 'Unused files, exports and dependencies'), isBeside: true },
  { ...staticStage('duplicates', 'Sources written twice, under 1 %'), isBeside: true },
  { name: 'types', title: 'Types', run: checkTypes },
  { name: 'build', title: 'Production build', run: build },
  { name: 'load', title: 'Budgets', needs: ['browser', 'build'], isBeside: true, run: checkLoadBudget },
  { name: 'unit', title: 'Unit and route tests', run: runUnitTests },
  { name: 'durability', title: 'Records after kills', run: () => runDurabilityTests() },
  {
    name: 'e2e',
    title: 'Combined end-to-end tests',
    needs: ['browser', 'build'],
    run: () => runBrowserTests('e2e'),
  },
  {
    name: 'properties',
    title: 'Property tests from another seed, with 20 times the runs',
    isExtra: true,
    run: runPropertyTests,
  },
  { ...staticStage('patterns', 'Every pattern, judged anew'), isExtra: true },
  {
    name: 'chaos',
    title: 'The rest of the fault matrices, and hundreds of kills',
    needs: ['browser', 'build'],
    isExtra: true,
    run: async () => [...(await runBrowserTests('chaos')), ...(await runDurabilityTests({ KILLS: 'many' }))],
  },
]

/** A script of the root package.json under the stage's name. */
function staticStage(name: string, title: string): Stage {
  const run = async () => {
    const line = readPackage('').scripts[name]
    if (line === undefined) throw new Error(`package.json has no script called ${name}`)
    return [toStaticSuite(title, [await runIn('', line, 5 * minute)])]
  }
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

/** What they are needed for is left out where they are not, but for CI, whose machine is nobody's own. */
async function provideServers(): Promise<Suite[]> {
  const { missing, output } = await findServers()
  if (missing.length === 0) return [{ name: 'Servers', passed: 0, failed: 0, note: 'all there', output: '' }]
  const isCi = process.env['CI'] !== undefined
  const note = isCi
    ? `${missing.join(', ')} could not be installed`
    : `there is no ${missing.join(', no ')}, so what is told with it is left out: apt-get install ${missing.join(' ')}`
  return [{ name: 'Servers', passed: 0, failed: isCi ? 1 : 0, note, output }]
}

async function checkTypes(): Promise<Suite[]> {
  const folders = [...listPackages().map(({ folder }) => folder), 'scripts']
  const results = await runLimited(folders, atOnce, (folder) => runIn('', `tsc -p ${folder}`, 5 * minute))
  return [toStaticSuite('Types', results)]
}

/**
 * Packages with many files first, so that none is left for one core at the end, and before them the scripts, one file of which
 * packs, installs, builds and releases, one after the other.
 */
function runUnitTests(): Promise<Suite[]> {
  const scripts = { name: 'scripts', folder: 'scripts', line: 'vitest run' }
  const countFiles = ({ folder }: ScriptLine) =>
    globSync('**/*.test.{ts,tsx}', { cwd: join(root, folder), exclude: isInstalled }).length
  const lines = listWithScript('test').map((line) => ({ line, files: countFiles(line) }))
  const sorted = lines.toSorted((a, b) => b.files - a.files).map(({ line }) => line)
  return runLimited([scripts, ...sorted], atOnce, (tests) => runVitest(tests))
}

const isInstalled = (path: string) => path.includes('node_modules')

function runPropertyTests(): Promise<Suite[]> {
  const env = { FC_SEED: process.env['FC_SEED'] ?? String(randomInt(2 ** 31)), FC_RUNS: '20' }
  console.log(`FC_SEED=${env.FC_SEED}`)
  return runLimited(listPropertyTests(), atOnce, (tests) => runVitest(tests, env))
}

/** `env` says how many kills. Much of it waits for the disk: the packages do not wait for one another. */
function runDurabilityTests(env?: NodeJS.ProcessEnv): Promise<Suite[]> {
  return runLimited(listWithScript('durability'), atOnce, (tests) => runVitest(tests, env))
}

type ScriptLine = { name: string; folder: string; line: string }

/** On a clean clone no transformed module is there to be read, and what several runs write at once is read by none of them. */
const ofCi = process.env['CI'] === undefined ? '' : ' --fsModuleCache=false'

const runVitest = ({ name, folder, line }: ScriptLine, env?: NodeJS.ProcessEnv) =>
  runWithReport(name, parseVitestReport, (report) => {
    const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
    return runIn(folder, `${line} ${reporters}${ofCi}`, hangsAfter, env)
  })

async function build(): Promise<Suite[]> {
  const results = await runLimited(listWithScript('build'), atOnce, ({ folder, line }) =>
    runIn(folder, line, 10 * minute),
  )
  return [toStaticSuite('Production build', results)]
}

async function checkLoadBudget(): Promise<Suite[]> {
  const ofUnits = await runIn('', 'node packages/remote-kit/src/budget.ts', 5 * minute)
  const inBrowser = await runIn('e2e', 'node bench/bench.ts load --check', 20 * minute)
  return [toStaticSuite('Budgets of the units', [ofUnits]), toStaticSuite('Load budget', [inBrowser])]
}

function runBrowserTests(script: 'e2e' | 'chaos'): Promise<Suite[]> {
  return runLimited(listWithScript(script), 1, ({ name, folder, line }) =>
    runWithReport(name, parsePlaywrightReport, (report) =>
      runIn(folder, `${line} --reporter=dot,json`, hangsAfter, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // Playwright sets FORCE_COLOR for its workers, and Node warns in each of them when NO_COLOR is set too.
        FORCE_COLOR: '0',
        NO_COLOR: undefined,
      }),
    ),
  )
}

/** The packages that have the script, with what the script says; it runs exactly as under `pnpm --filter`. */
function listWithScript(script: string): (WorkspacePackage & { line: string })[] {
  return listPackages().flatMap((item) => {
    const line = item.scripts[script]
    return line === undefined ? [] : [{ ...item, line }]
  })
}

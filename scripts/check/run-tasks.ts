import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../commands/workspace.ts'
import { type Suite, toStaticSuite, toTestSuite } from './suite.ts'
import { parseReport } from './test-reports.ts'

/** A task as reported by `turbo run --summarize`. */
export type TaskSummary = {
  /** `commerce#test`, `//#lint` */
  taskId: string
  command: string
  directory: string
  /** Absent if a dependency failed. */
  execution?: { exitCode?: number }
}

export type TaskOptions = { args?: readonly string[]; env?: NodeJS.ProcessEnv; flags?: readonly string[] }

/** Runs tasks with turbo, which prints the output of failed ones; resolves to the outcome of each. */
export async function runTasks(tasks: readonly string[], options: TaskOptions = {}): Promise<Suite[]> {
  const summaries = '.turbo/runs'
  rmSync(join(root, summaries), { recursive: true, force: true })
  for (const report of listReports()) rmSync(join(root, report))
  const flags = [
    '--summarize',
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
    `--concurrency=${availableParallelism()}`,
    ...(options.flags ?? []),
  ]
  const { args = [] } = options
  const stopTelling = tellProgress()
  const code = await run(['run', ...tasks, ...flags, '--', ...args], { ...process.env, ...options.env })
  stopTelling()
  const [file] = globSync(`${summaries}/*.json`, { cwd: root })
  if (file === undefined) throw new Error(`turbo ended with code ${code} before it ran a task`)
  const summary: { tasks: readonly TaskSummary[] } = JSON.parse(readFileSync(join(root, file), 'utf8'))
  const suites = summary.tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(toSuite)
  // The summary has no task that was not begun.
  if (code !== 0 && suites.every(({ failed }) => failed === 0))
    suites.push({ name: 'turbo', passed: 0, failed: 1, note: `ended with code ${code} before all had run` })
  return suites
}

const listReports = () =>
  globSync(['*/test-results/report.json', '*/*/test-results/report.json'], { cwd: root })

/** Milliseconds between progress reports, which show each package as it finishes. */
const reportInterval = 2000

/** Reports finished tests; turbo prints nothing for tasks that pass. */
function tellProgress(): () => void {
  const told = new Set<string>()
  const timer = setInterval(() => {
    for (const report of listReports().filter((file) => !told.has(file))) {
      told.add(report)
      console.info(`   ${report.split('/test-results')[0]} has ended`)
    }
  }, reportInterval)
  return () => clearInterval(timer)
}

/** Test tasks count by their report, any other task as one. */
function toSuite({ taskId, directory, execution }: TaskSummary): Suite {
  const folder = taskId.endsWith(':scripts') ? 'scripts' : directory
  const file = join(root, folder, 'test-results', 'report.json')
  const name = taskId.replace('//#', '').replace('#', ' › ')
  if (!/[#:](?:test|gate|stories|chaos|durability)\b/.test(taskId))
    return toStaticSuite(name, execution?.exitCode)
  return toTestSuite(
    name,
    parseReport(existsSync(file) ? readFileSync(file, 'utf8') : ''),
    execution?.exitCode,
  )
}

/** Turbo receives the terminal's signals too, and ends its children. */
function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('turbo', args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    const end = () => child.kill('SIGTERM')
    process.once('SIGTERM', end).once('SIGHUP', end)
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('SIGTERM', end).off('SIGHUP', end)
      resolve(code ?? 1)
    })
  })
}

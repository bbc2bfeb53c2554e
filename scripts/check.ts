import { hasBase } from './check/affected.ts'
import { findChromium } from './check/find-chromium.ts'
import { findServers } from './check/find-servers.ts'
import { runStage } from './check/run-stage.ts'
import { findStages, gateStages, stageNames } from './check/stages.ts'
import { type Suite, toDuration, toSummaryLine } from './check/suite.ts'

/**
 * `check` runs the stages of `npm test`, `check <stage>…` only these. Flags are passed to turbo: `--affected` skips
 * everything unaffected by changes since main, `--force` ignores the cache. Arguments after ` -- ` go to the stages'
 * commands.
 */
async function main(argv: readonly string[]) {
  const end = argv.indexOf('--') === -1 ? argv.length : argv.indexOf('--')
  const words = argv.slice(0, end)
  const flags = words.filter((word) => word.startsWith('--'))
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = names.filter((name) => !stageNames.includes(name))
  if (unknown.length > 0) {
    console.error(
      `There is no stage called ${unknown.join(' or ')}. The stages are ${stageNames.join(', ')}.`,
    )
    process.exitCode = 2
    return
  }
  if (flags.includes('--affected') && !hasBase()) {
    console.error(
      'There is no branch main here to compare with. Fetch it (git fetch origin main:main, on CI with fetch-depth: 0), or name a commit in TURBO_SCM_BASE.',
    )
    process.exitCode = 2
    return
  }
  const stages = names.length === 0 ? gateStages : names.flatMap(findStages)
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  const suites = await provide()
  let isStopped = false
  const stop = () => {
    isStopped = true
  }
  process.once('SIGTERM', stop).once('SIGHUP', stop)
  const times = [`Browser and servers: ${toDuration(seconds())}`]
  for (const stage of stages) {
    if (isStopped) break
    const before = seconds()
    console.log(`\n== ${stage.title}`)
    suites.push(...(await runStage(stage, { flags, args: argv.slice(end + 1) })))
    times.push(`${stage.title}: ${toDuration(seconds() - before)}`)
  }
  if (isStopped) suites.push({ name: 'stopped', passed: 0, failed: 1, note: 'not everything was run' })
  printTable(suites)
  console.log(`${times.join('\n')}\nTogether: ${toDuration(seconds())}`)
  const isEmpty = suites.length === 0 && flags.includes('--affected')
  console.log(isEmpty ? 'Nothing that has changed can have broken any of it.' : toSummaryLine(suites))
  process.exitCode = isEmpty || (suites.length > 0 && suites.every(({ failed }) => failed === 0)) ? 0 : 1
}

/** A missing browser fails the tests that need it; tests that need a missing server are skipped, except on CI. */
async function provide(): Promise<Suite[]> {
  const suites: Suite[] = []
  const fail = (name: string, note: string) => suites.push({ name, passed: 0, failed: 1, note })
  const browser = await findChromium()
  if (browser.found) process.env['CHROMIUM_PATH'] = browser.path
  else fail('browser', `${browser.reason}\n${browser.output}`)
  const { missing, output } = await findServers()
  if (missing.length > 0 && process.env['CI'] !== undefined)
    fail('servers', `${missing.join(', ')} could not be installed\n${output}`)
  else if (missing.length > 0)
    console.log(`Left out, for want of ${missing.join(', ')}: apt-get install ${missing.join(' ')}`)
  return suites
}

function printTable(suites: readonly Suite[]) {
  const width = Math.max(5, ...suites.map((suite) => suite.name.length))
  const row = (name: string, passed: string | number, failed: string | number) =>
    `${name.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}`
  console.log(`\n${row('Suite', 'passed', 'failed')}`)
  for (const { name, passed, failed, note } of suites)
    console.log(`${row(name, passed, failed)}${note === '' ? '' : `  ${note}`}`)
  console.log('')
}

await main(process.argv.slice(2))

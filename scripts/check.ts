import { buildChangedStages } from './check/changed-stages.ts'
import { type Stage, stages } from './check/stages.ts'
import { killRunningCommands } from './commands/run-command.ts'
import { type Suite, toDuration, toSummaryLine } from './commands/suite.ts'

type Outcome = { stage: Stage; suites: readonly Suite[]; seconds: number }

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      killRunningCommands()
      process.exit(1)
    })
  }
  const asked = process.argv.slice(2)
  if (asked.length === 1 && asked[0] === '--changed') {
    const changed = buildChangedStages()
    return changed.length === 0 ? console.log('Nothing has changed since main.') : check(changed)
  }
  const unknown = asked.filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length === 0)
    return check(asked.length === 0 ? stages.filter(({ isExtra }) => isExtra !== true) : withNeeds(asked))
  const names = stages.map((stage) => stage.name).join(', ')
  console.error(`There is no stage called ${unknown.join(' or ')}. The stages are ${names}.`)
  process.exitCode = 2
}

function withNeeds(names: readonly string[]) {
  const needed = stages.filter((stage) => names.includes(stage.name)).flatMap((stage) => stage.needs ?? [])
  return stages.filter((stage) => names.includes(stage.name) || needed.includes(stage.name))
}

async function check(chosen: readonly Stage[]) {
  const outcomes: Outcome[] = []
  const startedAt = performance.now()
  const finish = async (stage: Stage) => {
    const outcome = await runStage(stage, outcomes)
    outcomes.push(outcome)
    printOutcome(outcome)
  }
  const beside: Promise<void>[] = []
  for (const stage of chosen) {
    console.log(`\n== ${stage.title}`)
    if (stage.isBeside === true) beside.push(finish(stage))
    else await finish(stage)
  }
  await Promise.all(beside)
  const inOrder = outcomes.toSorted((a, b) => chosen.indexOf(a.stage) - chosen.indexOf(b.stage))
  const suites = inOrder.flatMap((outcome) => outcome.suites)
  printTable(suites)
  console.log(`In ${toDuration((performance.now() - startedAt) / 1000)}.`)
  console.log(toSummaryLine(suites))
  process.exitCode = suites.some((suite) => suite.failed > 0) || suites.length === 0 ? 1 : 0
}

async function runStage(stage: Stage, before: readonly Outcome[]): Promise<Outcome> {
  const startedAt = performance.now()
  const suites = await runSuites(stage, before)
  return { stage, suites, seconds: (performance.now() - startedAt) / 1000 }
}

async function runSuites(stage: Stage, before: readonly Outcome[]): Promise<readonly Suite[]> {
  const missing = before.find((outcome) => stage.needs?.includes(outcome.stage.name) && hasFailed(outcome))
  if (missing !== undefined) {
    return [toFailedSuite(stage, `not run, because “${missing.stage.title}” failed`)]
  }
  try {
    const suites = await stage.run()
    return suites.length === 0 ? [toFailedSuite(stage, 'ran no test')] : suites
  } catch (error) {
    return [toFailedSuite(stage, `could not be run: ${error}`)]
  }
}

const toFailedSuite = ({ title }: Stage, note: string): Suite => ({
  name: title,
  passed: 0,
  failed: 1,
  note,
  output: '',
})

const hasFailed = (outcome: Outcome) => outcome.suites.some((suite) => suite.failed > 0)

function printOutcome(outcome: Outcome) {
  for (const suite of outcome.suites) {
    if (suite.failed > 0 && suite.output.trim() !== '') console.log(`\n${suite.output.trim()}\n`)
    if (suite.failed > 0 || outcome.suites.length > 1 || suite.note !== '') console.log(`  ${toLine(suite)}`)
  }
  const { title } = outcome.stage
  console.log(`${title}: ${hasFailed(outcome) ? 'failed' : 'ok'}, ${outcome.seconds.toFixed(1)} s`)
}

const toLine = ({ name, passed, failed, note }: Suite) =>
  `${name}: ${passed} passed, ${failed} failed${note === '' ? '' : ` (${note})`}`

function printTable(suites: readonly Suite[]) {
  const width = Math.max(5, ...suites.map((suite) => suite.name.length))
  const row = (name: string, passed: string | number, failed: string | number) =>
    `${name.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}`
  console.log(`\n${row('Suite', 'passed', 'failed')}`)
  for (const suite of suites) console.log(row(suite.name, suite.passed, suite.failed))
  console.log('')
}

await main()

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toDuration } from './check/suite.ts'
import { copyTree } from './mutation/copy-tree.ts'
import { type MutatedPackage, mutatedPackages } from './mutation/mutated-packages.ts'
import { pickFunctions } from './mutation/pick-functions.ts'
import { type MutationRun, runStryker } from './mutation/run-stryker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, at: { type: 'string', default: '' } },
})

async function main() {
  const unknown = positionals.filter((name) => !mutatedPackages.some((each) => each.name === name))
  if (unknown.length > 0) {
    const names = mutatedPackages.map(({ name }) => name).join(', ')
    console.error(`Nothing called ${unknown.join(' or ')} is broken on purpose. There are ${names}.`)
    process.exitCode = 2
    return
  }
  const tree = copyTree(values.at)
  const remove = () => rmSync(tree, { recursive: true, force: true, maxRetries: 3 })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      remove()
      process.exit(1)
    })
  }
  try {
    for (const each of mutatedPackages) {
      if (positionals.length === 0 || positionals.includes(each.name)) await mutate(each, tree)
    }
  } finally {
    remove()
  }
}

async function mutate(mutated: MutatedPackage, tree: string) {
  const folder = join(tree, mutated.folder)
  const ranges = pickFunctions(folder, mutated.sources, values.all ? 1 : mutated.oneIn)
  const startedAt = performance.now()
  const run = await runStryker(mutated, folder, ranges)
  if (run.result.code !== 0) {
    console.error(`${mutated.name}: could not be measured`)
    console.error(run.result.output.trim().split('\n').slice(-40).join('\n'))
    process.exitCode = 1
    return
  }
  const time = toDuration((performance.now() - startedAt) / 1000)
  console.log(`${mutated.name}: ${describeRun(run)}, in ${time}`)
  if (toScore(run) >= mutated.floor) return
  console.error(
    `${mutated.name} had ${mutated.floor} %. Its survivors are in .data/mutation/${mutated.name}.html.`,
  )
  process.exitCode = 1
}

function describeRun(run: MutationRun): string {
  const [killed, timedOut, survived, uncovered] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(
    (status) => count(run, status),
  )
  const counts = `${killed} killed, ${timedOut} timed out, ${survived} survived, ${uncovered} without coverage`
  return `${counts}: ${toScore(run).toFixed(1)} %, ${toScore(run, 0).toFixed(1)} % of what is covered`
}

/** Percentage of mutants that the tests killed. */
function toScore(run: MutationRun, uncovered = count(run, 'NoCoverage')): number {
  const noticed = count(run, 'Killed') + count(run, 'Timeout')
  return (100 * noticed) / Math.max(1, noticed + count(run, 'Survived') + uncovered)
}

const count = ({ statuses }: MutationRun, status: string) => statuses.filter((each) => each === status).length

await main()

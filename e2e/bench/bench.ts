import { parseArgs } from 'node:util'
import { closeMemory } from '@console/admin-api/close-memory'
import { runArticleBench } from './article/run-article-bench.ts'
import { runLighthouseBench } from './lighthouse/run-lighthouse-bench.ts'
import { runListBench } from './list/run-list-bench.ts'
import { runLoadBench } from './load/run-load-bench.ts'
import { runMockBench } from './mock/run-mock-bench.ts'
import { runPeersBench } from './peers/run-peers-bench.ts'
import { runScaleBench } from './scale/run-scale-bench.ts'
import { runSearchBench } from './search/run-search-bench.ts'
import { runUploadBench } from './upload/run-upload-bench.ts'

const usage = `Usage:
  pnpm bench load [--check] [--times] [--files]
  pnpm bench list
  pnpm bench article
  pnpm bench mock
  pnpm bench scale
  pnpm bench search
  pnpm bench upload
  pnpm bench peers [--rounds <number>] [--slowdown <factor>] [--json <file>]
  pnpm bench lighthouse [--slowdown <factor>]
  pnpm bench all

  load: what a screen costs to open, beside the same console as one bundle
  list: how a list of 50,000 rows does
  article: how editing an article of 200 sections does; rendering too much fails
  mock: typing, inserting and switching parts in mocks of 40 and 400 questions and in a whole reading test, beside plain
    nested form lists; rendering too much fails
  scale: what 4, 50 and 200 remotes cost; a document or pointer that grows by more than a tenth fails, as does a request more
  search: what each key costs in the search over the texts of 500 mocks
  upload: a recording of 200 MB whose connection is cut twice; more than the parts that were cut sent twice fails
  peers: the package list of 1,000 and 50,000 rows beside a bare one in one bundle, in turns, and where the time goes
  lighthouse: what Lighthouse says of every screen on a phone; fails where accessibility lacks a point. Its first run installs it
  all: each of them, one after the other

  --check  compare with e2e/bench/load-budget.json; anything over it fails
  --times  how long the package list takes on a slow machine and line
  --files  every script that came, with its bytes and round trips
  --rounds how often each peer is opened; 5 and 3 times where it is left out
  --slowdown how many times the processor is slowed down; 4 where it is left out, 1 on a machine that is itself slow
  --json   writes all that was measured into this file`

const options = {
  check: { type: 'boolean', default: false },
  times: { type: 'boolean', default: false },
  files: { type: 'boolean', default: false },
  rounds: { type: 'string' },
  slowdown: { type: 'string', default: '4' },
  json: { type: 'string' },
} as const

type Options = ReturnType<typeof parseArguments>['values']

/** Each resolves to whether its assertions held. */
const benches: Record<string, (options: Options) => Promise<boolean>> = {
  load: runLoadBench,
  list: () => report(runListBench),
  article: runArticleBench,
  mock: runMockBench,
  scale: runScaleBench,
  search: () => report(runSearchBench),
  upload: runUploadBench,
  lighthouse: ({ slowdown }) => runLighthouseBench({ slowdown: toFactor(slowdown) }),
  peers: ({ rounds, slowdown, json }) => {
    const count = rounds === undefined ? undefined : Number(rounds)
    return report(() => runPeersBench({ rounds: count, slowdown: toFactor(slowdown), json }))
  },
}

try {
  const { values, positionals } = parseArguments()
  const asked = positionals.join()
  const run = Object.entries(benches).filter(([name]) => asked === 'all' || asked === name)
  if (run.length === 0) throw new Error(usage)
  for (const [, bench] of run) if (!(await bench(values))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  // The cache for the next test console would keep the process alive.
  await closeMemory()
}

function parseArguments() {
  return parseArgs({ allowPositionals: true, options })
}

/** Chromium accepts 1 and above; Lighthouse accepts less, but to no purpose. */
function toFactor(text: string): number {
  const factor = Number(text)
  if (factor >= 1) return factor
  throw new Error(`--slowdown is ${text}; give a number from 1 on.`)
}

async function report(bench: () => Promise<void>): Promise<boolean> {
  await bench()
  return true
}

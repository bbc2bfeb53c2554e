import { parseArgs } from 'node:util'
import { runArticleBench } from './article/run-article-bench.ts'
import { runListBench } from './list/run-list-bench.ts'
import { runLoadBench } from './load/run-load-bench.ts'
import { runMockBench } from './mock/run-mock-bench.ts'

const usage = `Usage:
  pnpm bench load [--check] [--times] [--files]
  pnpm bench list
  pnpm bench article
  pnpm bench mock

  load: what a screen costs to open, beside the same console as one bundle
  list: how a list of 50,000 rows does
  article: how editing an article of 200 sections does; rendering too much fails
  mock: typing, inserting and switching parts in mocks of 40 and 400 questions and in a whole reading test, beside plain
    nested form lists; rendering too much fails

  --check  compare with e2e/bench/load-budget.json; anything over it fails
  --times  how long the package list takes on a slow machine and line
  --files  every script that came, with its bytes and round trips`

const options = {
  check: { type: 'boolean', default: false },
  times: { type: 'boolean', default: false },
  files: { type: 'boolean', default: false },
} as const

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  switch (positionals.join()) {
    case 'load':
      process.exitCode = (await runLoadBench(values)) ? 0 : 1
      break
    case 'list':
      await runListBench()
      break
    case 'article':
      process.exitCode = (await runArticleBench()) ? 0 : 1
      break
    case 'mock':
      process.exitCode = (await runMockBench()) ? 0 : 1
      break
    default:
      throw new Error(usage)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { runLoadBench } from './load/run-load-bench.ts'

const [name, ...flags] = process.argv.slice(2)

if (name !== 'load') {
  console.error('Usage: pnpm bench load [--check] [--times]')
  process.exit(1)
}
process.exitCode = await runLoadBench({ isCheck: flags.includes('--check'), hasTimes: flags.includes('--times') })

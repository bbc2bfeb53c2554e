import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './commands/workspace.ts'
import { packKit } from './kit/pack-kit.ts'

const usage = `Usage:
  pnpm pack:kit [--out <folder>]

  Packs what a remote in a repository of its own is built, tested, checked and published with, and the shell. To be had from a
  registry, publish each file: npm publish <file>.

  --out  dist/kit by default`

try {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  const kit = await packKit(values.out === undefined ? join(root, 'dist', 'kit') : resolve(values.out))
  for (const { file } of kit) console.log(`  ${basename(file)}`)
} catch (error) {
  console.error(error instanceof TypeError ? usage : error)
  process.exitCode = 1
}

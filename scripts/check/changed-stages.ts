import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { quote, runIn } from '../commands/run-in.ts'
import { runLimited } from '../commands/run-limited.ts'
import { toStaticSuite } from '../commands/suite.ts'
import { listPackages, root } from '../commands/workspace.ts'
import { listChangedFiles } from './changed-files.ts'
import { selectWork } from './select-work.ts'
import type { Stage } from './stages.ts'

const minute = 60_000

/** Format, lint, types and unit tests of what changed; none when nothing did. */
export function buildChangedStages(): Stage[] {
  const changed = listChangedFiles()
  const { lint, types, units } = selectWork(changed, listPackages(), (file) => existsSync(join(root, file)))
  const stages: Stage[] = []
  const add = (title: string, lines: readonly (readonly [folder: string, line: string])[]) => {
    if (lines.length === 0) return
    const run = async () => {
      const results = await runLimited(lines, availableParallelism(), ([folder, line]) =>
        runIn(folder, line, 10 * minute),
      )
      return [toStaticSuite(title, results)]
    }
    stages.push({ name: title, title, run })
  }
  const biome = 'biome ci --colors=off --error-on-warnings --no-errors-on-unmatched --max-diagnostics=none'
  add(
    `Format and lint of ${lint.length} files`,
    lint.length === 0 ? [] : [['', `${biome} -- ${lint.map(quote).join(' ')}`]],
  )
  add('Tables of the texts', lint.length === 0 ? [] : [['', 'node scripts/words.ts --check']])
  add(
    `Types of ${types.join(', ')}`,
    types.map((folder) => ['', `tsc -p ${folder}`]),
  )
  add(
    `Unit tests in ${[...units.keys()].join(', ')}`,
    [...units].map(([folder, files]) => [
      folder,
      `vitest related --run --passWithNoTests ${files.map((file) => quote(join(root, file))).join(' ')}`,
    ]),
  )
  return stages
}

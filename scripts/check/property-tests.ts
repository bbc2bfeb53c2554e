import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quote } from '../commands/run-in.ts'
import { listPackages, root } from '../commands/workspace.ts'

/** A line for every package that has property tests; with 20 times the runs they take longer than a test may usually. */
export function listPropertyTests(): { name: string; folder: string; line: string }[] {
  return listPackages().flatMap(({ name, folder }) => {
    const cwd = join(root, folder)
    const files = globSync('src/**/*.test.{ts,tsx}', { cwd }).filter((file) =>
      isPropertyTest(readFileSync(join(cwd, file), 'utf8')),
    )
    return files.length === 0
      ? []
      : [{ name, folder, line: `vitest run ${files.map(quote).join(' ')} --testTimeout=1200000` }]
  })
}

/** Those that take samples alone run with what they name themselves. */
const isPropertyTest = (text: string) => text.includes("'fast-check'") && text.includes('assert(')

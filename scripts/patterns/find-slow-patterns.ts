import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/workspace.ts'
import { judgePattern } from './judge-pattern.ts'
import { listPatterns } from './list-patterns.ts'
import { printPattern } from './proved-patterns.ts'

const folders = ['shell', 'remotes', 'packages', 'admin-api', 'delivery', 'e2e/src', 'scripts']
const skipped = /(^|\/)(node_modules|dist)(\/|$)/
/** Tests give their patterns texts of their own. */
const tests = /\.test(-d)?\.tsx?$/

export const listSources = (): string[] =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
    { cwd: root, exclude: (path) => skipped.test(path) },
  )
    .filter((file) => !tests.test(file))
    .sort()

/**
 * A line for every pattern that is not linear, and the others as they are recorded. What is in `proved` is not judged again: a
 * second for some, a minute for all of them.
 */
export function findSlowPatterns(
  files: readonly string[],
  proved: ReadonlySet<string>,
): { slow: string[]; linear: Set<string> } {
  const verdicts = new Map<string, string | null>(Array.from(proved, (pattern) => [pattern, null]))
  const slow: string[] = []
  const linear = new Set<string>()
  for (const file of files) {
    for (const { line, source, flags } of listPatterns(file, readFileSync(join(root, file), 'utf8'))) {
      const pattern = printPattern({ source, flags })
      const verdict = verdicts.get(pattern)
      const judged = verdict === undefined ? judgePattern(source, flags) : verdict
      verdicts.set(pattern, judged)
      if (judged === null) linear.add(pattern)
      else slow.push(`${file}:${line}: ${pattern} is ${judged}`)
    }
  }
  return { slow, linear }
}

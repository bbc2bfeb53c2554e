import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/workspace.ts'
import { judgePattern } from './judge-pattern.ts'
import { listPatterns } from './list-patterns.ts'

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

/** A line for every pattern that is not linear. */
export function findSlowPatterns(files: readonly string[]): string[] {
  const verdicts = new Map<string, string | null>()
  const judge = (source: string, flags: string) => {
    const key = `/${source}/${flags}`
    if (!verdicts.has(key)) verdicts.set(key, judgePattern(source, flags))
    return verdicts.get(key) ?? null
  }
  return files.flatMap((file) =>
    listPatterns(file, readFileSync(join(root, file), 'utf8')).flatMap(({ line, source, flags }) => {
      const verdict = judge(source, flags)
      return verdict === null ? [] : [`${file}:${line}: /${source}/${flags} is ${verdict}`]
    }),
  )
}

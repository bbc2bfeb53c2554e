import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './commands/workspace.ts'
import { judgePattern } from './patterns/judge-pattern.ts'
import { listPatterns } from './patterns/list-patterns.ts'

const folders = ['shell', 'catalogue', 'remotes', 'packages', 'admin-api', 'delivery', 'e2e/src', 'scripts']
/** Tests run their patterns only on their own texts. */
const skipped = /(^|\/)(node_modules|dist)(\/|$)|\.test(-d)?\.tsx?$/

const listSources = () =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
    { cwd: root, exclude: (path) => skipped.test(path) },
  )

const asked = process.argv.slice(2)
const found = (asked.length > 0 ? asked : listSources().sort()).flatMap((file) =>
  listPatterns(file, readFileSync(join(root, file), 'utf8')).map(({ line, source, flags }) => ({
    place: `${file}:${line}`,
    source,
    flags,
  })),
)
const byText = Map.groupBy(found, ({ source, flags }) => `/${source}/${flags}`)
for (const [text, [first, ...others]] of byText) {
  if (first === undefined) continue
  const verdict = judgePattern(first.source, first.flags)
  if (verdict === null) continue
  console.error(`${[first, ...others].map(({ place }) => place).join(', ')}: ${text} is ${verdict}`)
  process.exitCode = 1
}
if (process.exitCode !== 1) console.log(`${byText.size} patterns take a fixed number of steps a character.`)

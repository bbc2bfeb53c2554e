import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './commands/workspace.ts'
import { listWords } from './words/list-words.ts'

/** Tests, test data, declarations and telemetry contain no text for staff. */
const skipped = /(^|\/)(testing|telemetry|node_modules|dist)(\/|$)|\.(test|test-d|d)\.tsx?$/

const folder = join(root, '.data/words')
mkdirSync(folder, { recursive: true })
for (const unit of globSync(['shell', 'packages/{ielts,printed-tests,shared,authoring}', 'remotes/*'], {
  cwd: root,
})) {
  const cwd = join(root, unit)
  const files = globSync(['remote.config.ts', 'src/**/*.{ts,tsx}'], {
    cwd,
    exclude: (path) => skipped.test(path),
  })
  const lines = files
    .sort()
    .flatMap((file) =>
      listWords(file, readFileSync(join(cwd, file), 'utf8')).map((text) => `${file}\t${text}\n`),
    )
  writeFileSync(join(folder, `${basename(unit)}.tsv`), lines.join(''))
}
console.log(`The texts on screen, with their files: ${folder}`)

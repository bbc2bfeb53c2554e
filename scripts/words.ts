import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './commands/workspace.ts'
import { readTexts } from './words/read-texts.ts'

const folder = join(root, '.data/words')
mkdirSync(folder, { recursive: true })
for (const [unit, texts = []] of Map.groupBy(readTexts(), ({ unit }) => unit)) {
  writeFileSync(
    join(folder, `${basename(unit)}.tsv`),
    texts.map(({ file, text }) => `${file}\t${text}\n`).join(''),
  )
}
console.log(`The texts on screen, with their files: ${folder}`)

import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './commands/workspace.ts'
import { readUnitTexts } from './words/read-unit-texts.ts'

const folder = join(root, '.data/words')
mkdirSync(folder, { recursive: true })
for (const [unit, texts = []] of Map.groupBy(readUnitTexts(), ({ unit }) => unit)) {
  writeFileSync(
    join(folder, `${basename(unit)}.tsv`),
    texts.map(({ file, text }) => `${file}\t${text}\n`).join(''),
  )
}
console.log(`The texts on screen, with their files: ${folder}`)

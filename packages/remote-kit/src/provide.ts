import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readQuickSelection, renderProvided } from './build/layers/quick-selection.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const dir = join(root, 'shell', 'src', 'remotes')

for (const [file, text] of renderProvided(readQuickSelection(root))) {
  const before = await readFile(join(dir, file), 'utf8').catch(() => '')
  if (before === text) continue
  await writeFile(join(dir, file), text)
  console.log(`Written: shell/src/remotes/${file}`)
}

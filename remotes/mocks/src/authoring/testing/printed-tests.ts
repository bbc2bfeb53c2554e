import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../../packages/printed-tests/corpus/examples')

/** Texts of the corpus, each with another layout. */
export const exampleNames = readdirSync(folder).map((file) => file.replace('.txt', ''))

export const readExample = (name: string): string =>
  readFileSync(join(folder, `${name}.txt`), 'utf8').trimEnd()

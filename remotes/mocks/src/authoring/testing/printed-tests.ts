import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../../../../packages/printed-tests/corpus/examples/', import.meta.url)

/** Texts written for the tests, each laid out in another way. */
export const exampleNames = readdirSync(folder).map((file) => file.replace('.txt', ''))

export const readExample = (name: string): string =>
  readFileSync(new URL(`${name}.txt`, folder), 'utf8').trimEnd()

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../commands/workspace.ts'

/** One behaviour of the specification, broken. */
export type Mutation = {
  id: string
  /** How the claim of exactly one row of the coverage table begins. */
  sentence: string
  file: string
  /** Occurs once in the file. */
  find: string
  replace: string
  /** Of that row; each has to fail. */
  proofs: readonly string[]
  /** What to build again before a browser sees it; the unit that the file belongs to when absent. */
  unit?: string
}

/** Those of `docs/spec-mutations/*.json`, each named after its file: `shell/ribbon-everywhere`. */
export const readMutations = (): Mutation[] =>
  globSync('docs/spec-mutations/*.json', { cwd: root })
    .sort()
    .flatMap((file) => {
      const mutations: Mutation[] = JSON.parse(readFileSync(join(root, file), 'utf8'))
      return mutations.map((mutation) => ({ ...mutation, id: `${basename(file, '.json')}/${mutation.id}` }))
    })

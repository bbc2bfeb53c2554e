import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import type { LibraryEntry } from './layer-libraries.ts'

/** What a production build of ours prefers, in the order in which packages list them. */
const conditions = ['import', 'module-sync', 'default']

/** The file that a build takes for `module`, seen from the file `from`. @throws Error when the package does not say. */
export function findLibraryEntry(module: string, from: string): LibraryEntry {
  const [scope = '', ...rest] = module.split('/')
  const name = scope.startsWith('@') ? `${scope}/${rest.shift()}` : scope
  const manifest = findPackageJSON(name, from)
  if (manifest === undefined) throw new Error(`${name} is not installed`)
  // JSON.parse cannot know the shape; what is read of it is looked at below.
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, unknown> }
  let target = exports[rest.length === 0 ? '.' : `./${rest.join('/')}`]
  while (typeof target === 'object' && target !== null) {
    const found = conditions.find((condition) => Object.hasOwn(target as object, condition))
    target = (target as Record<string, unknown>)[found ?? '']
  }
  if (typeof target !== 'string') throw new Error(`The package ${name} does not say which file ${module} is`)
  return { module, file: join(dirname(manifest), target) }
}

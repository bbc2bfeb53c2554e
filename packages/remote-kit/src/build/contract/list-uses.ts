import { relative } from 'node:path'
import type { Uses } from '@console/shared/release/contract'
import { type Rspack, rspack } from '@rsbuild/core'
import { listSharedModules } from '../sharing/shared-modules.ts'
import { readShareKey } from './consumed-module.ts'
import { listImportedLater } from './imported-later.ts'

/** Only say that a module is needed; what is used of it stands in other dependencies. */
const bareImports = new Set(['esm import', 'esm export import'])

/** In place of a name: the module is handed on as a whole. */
const whole = '*'

/** A use of a name of a shared module that the bundler kept, and the module that holds it. */
type Use = { key: string; name: string; source: Rspack.Module }

export type SourceModules = ReadonlyMap<string, Rspack.Module>

/**
 * What a build takes from shared modules, name by name, as the bundler knows it: without what it shook out, and with what
 * bundled libraries take. `sources` has the module of each file that is named.
 * @param root folder of the remote; its own files are named relative to it.
 */
export function listUses(
  compilation: Rspack.Compilation,
  root: string,
): { uses: Uses; sources: SourceModules } {
  const shared = listSharedModules()
  const sources = new Map<string, Rspack.Module>()
  const uses: Uses = {}
  for (const { key, name, source } of findUses(compilation)) {
    const file = toSourceName(source, root)
    sources.set(file, source)
    uses[key] ??= { version: shared[key]?.version ?? '0', names: {} }
    const files = uses[key].names[name] ?? []
    uses[key].names[name] = [...new Set([...files, file])].sort()
  }
  const sorted = Object.entries(uses).map(([key, { version, names }]) => [
    key,
    { version, names: sortKeys(names) },
  ])
  return { uses: sortKeys(Object.fromEntries(sorted)), sources }
}

function findUses({ modules, moduleGraph }: Rspack.Compilation): Use[] {
  return [...modules].flatMap((module) => {
    const key = readShareKey(module.identifier())
    if (key === undefined) return []
    return moduleGraph.getIncomingConnections(module).flatMap((connection): Use[] => {
      const { dependency, originModule } = connection
      // A concatenated module repeats what its parts import.
      if (originModule === null || originModule instanceof rspack.ConcatenatedModule) return []
      if (bareImports.has(dependency.type) || connection.getActiveState(undefined) === false) return []
      const names = dependency.ids?.slice(0, 1) ?? []
      const later = dependency.type === 'import()' ? listLater(originModule, dependency.request) : null
      return (later ?? (names.length === 0 ? [whole] : names)).map((name) => ({
        key,
        name,
        source: originModule,
      }))
    })
  })
}

const listLater = (module: Rspack.Module, request = '') =>
  listImportedLater(module.originalSource()?.source().toString() ?? '', request)

/** `src/list.tsx`; of a bundled library its package and path. The same on every machine. */
function toSourceName(module: Rspack.Module, root: string): string {
  const path = relative(root, module.nameForCondition() ?? module.identifier()).replaceAll('\\', '/')
  const library = path.lastIndexOf('node_modules/')
  return library === -1 ? path : path.slice(library + 'node_modules/'.length)
}

const sortKeys = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)))

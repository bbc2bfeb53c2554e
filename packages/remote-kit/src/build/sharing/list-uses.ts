import { relative } from 'node:path'
import type { Uses } from '@console/shared/release/contract'
import type { Rspack } from '@rsbuild/core'
import { listSharedModules } from './shared-modules.ts'
import { listSharedNames } from './shared-names.ts'

/** Replaces the names if the module is passed on as a whole. */
const whole = '*'

/** These dependencies only say that a module is needed; others say which exports are used. */
const bareImports = new Set(['esm import', 'esm export import'])

/** The share key of a module taken from the shell, from the bundler's module name; undefined for other modules. */
export const readShareKey = (name: string): string | undefined =>
  /^consume shared module \([^)]*\) ((?:@[^/]+\/)?[^@\s]+)@/.exec(name)?.[1]

/**
 * Lists the exports of shared modules that a build uses, as the bundler knows them: after tree shaking, and including
 * those used by bundled libraries. Call before module concatenation (`afterOptimizeModules`), which loses track of
 * importers.
 * @param root folder of the remote; its own files are named relative to it.
 */
export function readUses({ modules, moduleGraph }: Rspack.Compilation, root: string): Uses {
  const shared = listSharedModules()
  const uses: Uses = {}
  for (const module of modules) {
    const key = readShareKey(module.identifier())
    if (key === undefined) continue
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { dependency, originModule } = connection
      if (originModule === null || bareImports.has(dependency.type)) continue
      if (connection.getActiveState(undefined) === false) continue
      uses[key] ??= { version: shared[key]?.version ?? '0', names: {} }
      const { names } = uses[key]
      const name = dependency.ids?.[0] ?? whole
      names[name] = [...new Set([...(names[name] ?? []), toSourceName(originModule, root)])].sort()
    }
  }
  const sorted = Object.entries(uses).map(([key, { version, names }]) => [
    key,
    { version, names: sortKeys(names) },
  ])
  return sortKeys(Object.fromEntries(sorted))
}

/** The bundler's order varies from build to build. */
const sortKeys = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)))

/** `src/list.tsx`; for a bundled library its package and path. Identical on every machine. */
function toSourceName(module: Rspack.Module, root: string): string {
  const path = relative(root, module.nameForCondition() ?? module.identifier()).replaceAll('\\', '/')
  const library = path.lastIndexOf('node_modules/')
  return library === -1 ? path : path.slice(library + 'node_modules/'.length)
}

/** @throws Error naming export and file if the shell of these versions would not provide it. */
export async function refuseUnsharedExports(uses: Uses): Promise<void> {
  const lines = await Promise.all(
    Object.entries(uses).map(async ([module, { names }]) => {
      const given = await listSharedNames(module)
      return Object.entries(names)
        .filter(([name]) => given !== null && !given.includes(name))
        .map(([name, files]) => `  ${files.join(', ')}: ${name === whole ? 'all' : name} of ${module}`)
    }),
  )
  if (lines.flat().length === 0) return
  throw new Error(
    [
      'This remote uses what the shell does not share, so that it would be undefined:',
      ...lines.flat(),
      'Import names one by one, and do without those that only a server needs.',
    ].join('\n'),
  )
}

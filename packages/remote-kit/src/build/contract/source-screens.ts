import { type Rspack, rspack } from '@rsbuild/core'
import type { SourceModules } from './list-uses.ts'

/** The exposed module and what comes with it are there on every screen. */
const exposed = '__federation_expose_remote'

/**
 * By source file, the screens (owned paths) that load it, at once or later, as a drawer that they open; none for what every
 * screen loads.
 * @param screens owned path to route module, relative to `src`.
 */
export function listSourceScreens(
  { chunkGroups, chunkGraph, modules }: Rspack.Compilation,
  sources: SourceModules,
  screens: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const chunksOf = Object.entries(screens).map(([path, screen]) => {
    const roots = chunkGroups.filter(({ origins }) =>
      origins.some(({ request }) => request?.endsWith(`/${screen}`)),
    )
    return { path, chunks: listReached(roots) }
  })
  const containers = listContainers(modules)
  return Object.fromEntries(
    [...sources].sort(compareFiles).map(([file, module]) => {
      const holders = chunkGraph.getModuleChunks(containers.get(module.identifier()) ?? module)
      if (holders.some(({ name }) => name === exposed)) return [file, []]
      const reaching = chunksOf.filter(({ chunks }) => holders.some(({ id }) => chunks.has(id)))
      return [file, reaching.map(({ path }) => path)]
    }),
  )
}

const compareFiles = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

/** Ids of the chunks of these groups and of all that they load. */
function listReached(groups: readonly Rspack.ChunkGroup[]): Set<Rspack.Chunk['id']> {
  const reached = new Set<Rspack.ChunkGroup>(groups)
  for (const group of reached) for (const child of group.childrenIterable) reached.add(child)
  return new Set([...reached].flatMap(({ chunks }) => chunks.map(({ id }) => id)))
}

/** By identifier of a module, the concatenated module that it is part of. */
const listContainers = (modules: Iterable<Rspack.Module>) =>
  new Map(
    [...modules].flatMap((module) =>
      module instanceof rspack.ConcatenatedModule
        ? module.modules.map((part) => [part.identifier(), module] as const)
        : [],
    ),
  )

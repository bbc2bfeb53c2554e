import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRemoteConfig } from '@console/shared/read-remote-config'
import { builtRemoteSchema } from '@console/shared/release'
import { remoteContractSchema, type Uses } from '@console/shared/release/contract'
import { remoteEntryVersion } from '@console/shared/release/released-remote'
import type { RemoteConfig } from '@console/shared/remote-config'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { readShareKey, readUses, refuseUnsharedExports } from '../sharing/list-uses.ts'
import { readPlatformUses, refuseEarlyRange } from './platform-range.ts'
import { readLinkTargets } from './read-link-targets.ts'
import { remoteFiles } from './remote-files.ts'

type Chunk = Rspack.StatsChunk

/** As `console-remote record` names it. */
const recordingFile = 'recorded-api.json'

const statsOptions = {
  all: false,
  chunks: true,
  chunkModules: true,
  chunkOrigins: true,
  dependentModules: true,
  ids: true,
  chunkModulesSpace: Number.POSITIVE_INFINITY,
} satisfies Rspack.StatsOptions

/**
 * Writes `remote.json`: the remote's configuration, the files of each screen, and the exports that it uses of the
 * shell's modules. Beside it goes the remote's recording, on which its screens are opened before a release.
 */
export function remoteMetadata(config: RemoteConfig): RsbuildPlugin {
  return {
    name: 'console-remote-metadata',
    setup(api) {
      let uses: Uses = {}
      let linksTo: string[] = []
      let platformUses: ReadonlyMap<string, string[]> = new Map()
      const noteUses = ({ hooks }: Rspack.Compiler) =>
        hooks.thisCompilation.tap('console-remote-metadata', (compilation) =>
          compilation.hooks.afterOptimizeModules.tap('console-remote-metadata', () => {
            uses = readUses(compilation, api.context.rootPath)
            linksTo = readLinkTargets(compilation, api.context.rootPath)
            platformUses = readPlatformUses(compilation, api.context.rootPath)
          }),
        )
      api.modifyRspackConfig((rspack) => void rspack.plugins?.push({ apply: noteUses }))
      api.onAfterBuild(async ({ stats }) => {
        if (stats === undefined) throw new Error('A remote is one build')
        await refuseUnsharedExports(uses)
        refuseEarlyRange(config.platform, platformUses)
        const chunks = stats.toJson(statsOptions).chunks ?? []
        const read = readRemoteConfig({ default: config }, 'remote.config.ts')
        if ('problem' in read) throw new Error(read.problem)
        const built = builtRemoteSchema.parse({
          ...read.config,
          schema: remoteEntryVersion,
          ...remoteFiles,
          shared: unique(chunks.flatMap(listShared)),
          screenAssets: Object.fromEntries(
            Object.entries(read.config.screens).map(([path, module]) => [
              path,
              listScreenAssets(chunks, module),
            ]),
          ),
        })
        const contract = remoteContractSchema.parse({ uses, linksTo, parts: listParts(chunks) })
        const text = JSON.stringify({ ...built, ...contract }, null, 2)
        await writeFile(join(api.context.distPath, 'remote.json'), text)
        await takeRecording(api.context)
      })
    },
  }
}

async function takeRecording({ rootPath, distPath }: { rootPath: string; distPath: string }) {
  const file = join(rootPath, recordingFile)
  if (existsSync(file)) await copyFile(file, join(distPath, recordingFile))
}

/** `module` is the screen's route module, relative to `src`. Throws if no chunk contains it. */
function listScreenAssets(chunks: readonly Chunk[], module: string) {
  const exposed = chunks.filter((chunk) => chunk.names?.includes('__federation_expose_remote'))
  const screen = chunks.filter((chunk) =>
    chunk.origins?.some((origin) => origin.request?.endsWith(`/${module}`)),
  )
  if (screen.length === 0) {
    throw new Error(
      `remote.config.ts names the screen module ${module}, but no lazy route imports it from ./${module}`,
    )
  }
  const needed = [...exposed, ...screen]
  return {
    files: unique(needed.flatMap((chunk) => chunk.files ?? []).filter((file) => /\.(js|css)$/.test(file))),
    shared: unique(needed.flatMap(listShared)),
  }
}

/** By module, relative to `src`: what the exposed module itself imports late, for points on screens of others. */
function listParts(chunks: readonly Chunk[]): Record<string, string[]> {
  const found = chunks.flatMap(({ origins = [], files = [] }) =>
    origins
      .filter(
        ({ moduleName, request }) =>
          /(?:^|\/)src\/remote\.ts\b/.test(moduleName) && request?.startsWith('./'),
      )
      .map(({ request = '' }) => ({
        module: request.slice(2),
        files: files.filter((file) => /\.(js|css)$/.test(file)),
      })),
  )
  const modules = Map.groupBy(found, ({ module }) => module)
  return Object.fromEntries(
    [...modules].sort().map(([module, parts]) => [module, unique(parts.flatMap(({ files }) => files))]),
  )
}

function listShared(chunk: Chunk): string[] {
  return (chunk.modules ?? []).flatMap(({ name }) => {
    const key = readShareKey(name ?? '')
    return key === undefined ? [] : [key]
  })
}

const unique = (values: readonly string[]) => [...new Set(values)].sort()

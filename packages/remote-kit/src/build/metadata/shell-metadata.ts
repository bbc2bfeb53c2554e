import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { platformVersion } from '@console/shared/platform'
import { builtShellSchema } from '@console/shared/release'
import { type Gives, shellContractSchema } from '@console/shared/release/contract'
import { remoteEntryVersion } from '@console/shared/release/released-remote'
import { menuIcons } from '@console/shared/remote-config'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { listAntdModules, toAntdChunk } from '../sharing/antd-modules.ts'
import { listSharedModules, ownModules, singletonModules } from '../sharing/shared-modules.ts'
import { listSharedNames } from '../sharing/shared-names.ts'

/** Named chunks of the shell (`webpackChunkName`) that a screen needs beyond the document's own tags. */
const signInChunks = ['sign-in']
const pointerCheckChunks = ['pointer-check']
const canaryChunks = ['canary']
const frameChunks = ['frame', 'federation']
/** Surrounds every remote that uses antd. */
const themeChunk = 'theme'

/** Writes `shell.json`: the contents of each file, so that publishing can determine the files of each path. */
export function shellMetadata(): RsbuildPlugin {
  return {
    name: 'console-shell-metadata',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const groups = stats?.toJson({ all: false, chunkGroups: true, ids: true }).namedChunkGroups ?? {}
        const initial = new Set(listFiles(groups, 'index'))
        const list = (names: readonly string[]) =>
          [...new Set(names.flatMap((name) => listFiles(groups, name)))].filter((file) => !initial.has(file))
        const built = builtShellSchema.parse({
          platform: platformVersion,
          reads: { remoteEntries: [1, remoteEntryVersion], menuIcons: [...menuIcons], pointers: [1, 2] },
          signIn: list(signInChunks),
          frame: list(frameChunks),
          pointerCheck: list(pointerCheckChunks),
          canary: list(canaryChunks),
          provided: {
            ...Object.fromEntries(singletonModules.map((name) => [name, []])),
            ...Object.fromEntries(
              listAntdModules().map((key) => [key, list([themeChunk, toAntdChunk(key)])]),
            ),
            // These use antd. A chunk is named after the last segment of its module.
            ...Object.fromEntries(
              ownModules.map((name) => [name, list([themeChunk, name.slice(name.lastIndexOf('/') + 1)])]),
            ),
          },
        })
        const contract = shellContractSchema.parse({ gives: await listGives() })
        const text = JSON.stringify({ ...built, ...contract }, null, 2)
        await writeFile(join(api.context.distPath, 'shell.json'), text)
      })
    },
  }
}

async function listGives(): Promise<Gives> {
  const gives = Object.entries(listSharedModules()).map(async ([module, { version }]) => {
    const names = await listSharedNames(module)
    return [module, { version, ...(names && { names }) }] as const
  })
  return Object.fromEntries(await Promise.all(gives))
}

type ChunkGroups = NonNullable<Rspack.StatsCompilation['namedChunkGroups']>

function listFiles(groups: ChunkGroups, name: string): string[] {
  const group = groups[name]
  if (group === undefined)
    throw new Error(`The shell has no chunk named ${name}; look at its webpackChunkName comments`)
  return (group.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file))
}

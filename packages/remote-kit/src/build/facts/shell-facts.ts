import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { platformVersion } from '@console/shared/platform'
import { builtShellSchema } from '@console/shared/release'
import { shellContractSchema } from '@console/shared/release/contract'
import { remoteEntryVersion } from '@console/shared/release/released-remote'
import { menuIcons } from '@console/shared/remote-config'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { listGives } from '../contract/list-gives.ts'
import { listAntdModules } from '../layers/antd-components.ts'
import { selections } from '../layers/quick-selection.ts'
import { ownModules, singletonModules } from '../sharing/shared-modules.ts'
import { writeRestFiles } from './rest-files.ts'
import { restFolder } from './shell-chunks.ts'

/** Chunks that the shell names (`webpackChunkName`) and a screen needs beyond the document's own tags. */
const signInChunks = ['sign-in']
const pointerCheckChunks = ['pointer-check']
const canaryChunks = ['canary']
const frameChunks = ['frame', 'federation']
/** Goes around every remote that uses antd. */
const themeChunk = 'theme'

/** Writes `shell.json`: which files hold what, so that publishing can say what each path needs. */
export function shellFacts(): RsbuildPlugin {
  return {
    name: 'console-shell-facts',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        const groups = stats?.toJson({ all: false, chunkGroups: true, ids: true }).namedChunkGroups ?? {}
        const initial = new Set(listFiles(groups, 'index'))
        const list = (names: readonly string[]) =>
          [...new Set(names.flatMap((name) => listFiles(groups, name)))].filter((file) => !initial.has(file))
        const built = builtShellSchema.parse({
          platform: platformVersion,
          reads: { remoteEntries: [remoteEntryVersion], menuIcons: [...menuIcons], pointers: [1, 2] },
          signIn: list(signInChunks),
          frame: list(frameChunks),
          pointerCheck: list(pointerCheckChunks),
          canary: list(canaryChunks),
          provided: {
            ...Object.fromEntries(singletonModules.map((name) => [name, []])),
            ...Object.fromEntries(
              listAntdModules().map((key) => [key, list([themeChunk, toAntdChunk(key, groups)])]),
            ),
            // Drawn with antd. The last part of the module's name is what its chunk is called.
            ...Object.fromEntries(
              ownModules.map((name) => [name, list([themeChunk, name.slice(name.lastIndexOf('/') + 1)])]),
            ),
          },
          rest: {
            layer: list([`${restFolder}layer`]),
            libraries: Object.fromEntries(
              selections.map(({ module, chunk }) => [module, list([`${restFolder}${chunk}`])]),
            ),
          },
        })
        const gives = await listGives(join(api.context.rootPath, 'src', 'remotes', 'provided'))
        const contract = shellContractSchema.parse({ gives })
        const text = JSON.stringify({ ...built, ...contract }, null, 2)
        await writeFile(join(api.context.distPath, 'shell.json'), text)
        // While developing nothing is checked.
        if (api.getNormalizedConfig().mode === 'production') writeRestFiles(api.context.distPath)
      })
    },
  }
}

/** A component that the sources use has a chunk of the first layer, any other one of the second. */
function toAntdChunk(key: string, groups: ChunkGroups): string {
  const first = key.replace('antd/es/', 'antd-')
  return first in groups ? first : `${restFolder}${first}`
}

type ChunkGroups = NonNullable<Rspack.StatsCompilation['namedChunkGroups']>

function listFiles(groups: ChunkGroups, name: string): string[] {
  const group = groups[name]
  if (group === undefined)
    throw new Error(`The shell has no chunk named ${name}; look at its webpackChunkName comments`)
  return (group.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file))
}

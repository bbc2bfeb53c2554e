import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { platformVersion } from '@console/shared/platform'
import { builtShellSchema } from '@console/shared/release'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { antdComponents, ownModules, singletonModules } from './shared-modules.ts'

/** Chunks that the shell names (`webpackChunkName`) and a screen needs beyond the document's own tags. */
const signInChunks = ['sign-in', 'toasts']
const pointerCheckChunks = ['pointer-check']
const frameChunks = ['frame', 'federation', 'toasts']
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
          signIn: list(signInChunks),
          frame: list(frameChunks),
          pointerCheck: list(pointerCheckChunks),
          provided: {
            ...Object.fromEntries(singletonModules.map((name) => [name, []])),
            ...Object.fromEntries(
              antdComponents.map((name) => [`antd/es/${name}`, list([themeChunk, `antd-${name}`])]),
            ),
            // Drawn with antd. The last part of the module's name is what its chunk is called.
            ...Object.fromEntries(
              ownModules.map((name) => [name, list([themeChunk, name.slice(name.lastIndexOf('/') + 1)])]),
            ),
          },
        })
        await writeFile(join(api.context.distPath, 'shell.json'), JSON.stringify(built, null, 2))
      })
    },
  }
}

type ChunkGroups = NonNullable<Rspack.StatsCompilation['namedChunkGroups']>

function listFiles(groups: ChunkGroups, name: string): string[] {
  const group = groups[name]
  if (group === undefined)
    throw new Error(`The shell has no chunk named ${name}; look at its webpackChunkName comments`)
  return (group.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file))
}

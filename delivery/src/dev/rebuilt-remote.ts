import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtRemoteSchema } from '@console/shared/release'
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core'
import { toIntegrity } from '../releases/site/hash-files.ts'
import type { WorkspaceUnit } from '../workspace/workspace-units.ts'
import { devVersion } from './dev-pointer.ts'
import { type DevUnit, serveBuiltUnit } from './dev-unit.ts'

/** A remote that is built for production whenever one of its sources changes. */
export type RebuiltRemote = DevUnit & {
  name: string
  /** Changes with every build. */
  readBuild(): string
  /** Its entry in a release, of the last build. */
  readEntry(): Promise<object>
}

/** Resolves after the first build. A failing build logs why, and the last good one stays. */
export async function rebuildOnChange({ name, dir }: WorkspaceUnit): Promise<RebuiltRemote> {
  // Only a production build works with the deployed shell, whose React is the production one.
  process.env.NODE_ENV = 'production'
  const root = join(dir, 'node_modules', '.dev-dist')
  const { content } = await loadConfig({ cwd: dir })
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: mergeRsbuildConfig(content, {
      mode: 'production',
      output: { distPath: { root }, minify: false, cleanDistPath: false },
    }),
  })
  let builds = 0
  await new Promise<void>((resolve, reject) => {
    rsbuild.onAfterBuild({
      order: 'post',
      handler: ({ stats }) => {
        if (stats?.hasErrors() !== true) builds++
        resolve()
      },
    })
    rsbuild.build({ watch: true }).catch(reject)
  })
  const startedAt = Date.now()
  return {
    ...serveBuiltUnit(dir, root),
    name,
    readBuild: () => `${startedAt}-${builds}`,
    async readEntry() {
      const built = builtRemoteSchema.parse(JSON.parse(await readFile(join(root, 'remote.json'), 'utf8')))
      const hashFile = async (file: string) => toIntegrity(await readFile(join(root, file)))
      return {
        ...built,
        version: devVersion,
        integrity: { entry: await hashFile(built.entry) },
      }
    },
  }
}

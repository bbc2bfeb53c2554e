import { join } from 'node:path'
import { type WholePointer, wholePointerSchema } from '@console/shared/release/whole-pointer'
import { importRemoteConfig, type WorkspaceUnit } from '../workspace/workspace-units.ts'

/** Stands for a version in addresses while a unit is developed. */
export const devVersion = 'dev'

/** Development servers change files as they go; a shell built for development does not check them. */
const unchecked = `sha384-${'A'.repeat(64)}`

/** A release pointer over `remote.config.ts` of every remote, read once at the start. */
export async function composeDevPointer(units: readonly WorkspaceUnit[]): Promise<WholePointer> {
  const remotes = await Promise.all(
    units
      .filter(({ name }) => name !== 'shell')
      .map(async ({ name, dir }) => {
        const config = await importRemoteConfig(join(dir, 'remote.config.ts'), `remote.config.ts of ${name}`)
        return {
          ...config,
          version: devVersion,
          manifest: 'mf-manifest.json',
          entry: 'remoteEntry.js',
          // Which of them it uses shows when it is built, so while it is developed there is everything.
          shared: ['antd/es/config-provider'],
          screenAssets: {},
          integrity: { entry: unchecked },
        }
      }),
  )
  return wholePointerSchema.parse({
    format: 1,
    moved_at: new Date().toISOString(),
    release: {
      format: 1,
      id: 'r-000000000000',
      shell: { version: devVersion, platform: '1.0.0', signIn: [], frame: [], provided: {} },
      remotes,
    },
  })
}

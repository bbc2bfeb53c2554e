import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RemoteConfig, remoteConfigSchema } from '@console/shared/remote-config'
import * as z from 'zod/mini'

const configModuleSchema = z.object({ default: remoteConfigSchema })

/** `remote.config.ts` of every remote in the workspace. */
export function readRemoteConfigs(root: string): Promise<RemoteConfig[]> {
  const files = globSync('remotes/*/remote.config.ts', { cwd: root })
  return Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(pathToFileURL(join(root, file)).href)
      return configModuleSchema.parse(module).default
    }),
  )
}

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readRemoteConfig } from '@console/shared/read-remote-config'
import type { RemoteConfig } from '@console/shared/remote-config'
import { CreateError } from './create-error.ts'

/** `remote.config.ts` of every remote in the workspace. Throws `CreateError` for one that is invalid. */
export function readRemoteConfigs(root: string): Promise<RemoteConfig[]> {
  const files = globSync('remotes/*/remote.config.ts', { cwd: root })
  return Promise.all(
    files.map(async (file) => {
      const read = readRemoteConfig(await import(pathToFileURL(join(root, file)).href), file)
      if ('config' in read) return read.config
      throw new CreateError(read.problem)
    }),
  )
}

import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openReleaseStore } from '../../src/releases/release-store.ts'
import type { ReleaseServerOptions } from '../../src/server/release-server.ts'
import { startReleaseServer } from '../../src/server/start-release-server.ts'
import { addTeam } from '../../src/server/teams/teams-file.ts'
import { openUploadStore } from '../../src/server/uploads/upload-store.ts'
import { inventWorkspace } from './invented-workspace.ts'

/** Gone with the test. */
export async function serveReleases(changes: Partial<ReleaseServerOptions> = {}) {
  const workspace = await inventWorkspace()
  const teamsFile = join(workspace.root, 'teams.json')
  const tokens = {
    platform: await addTeam(teamsFile, { team: 'platform', remotes: ['*', 'shell'] }),
    growth: await addTeam(teamsFile, { team: 'growth', remotes: ['commerce'] }),
  }
  const log: unknown[] = []
  const store = openReleaseStore(workspace.siteDir)
  const start = async () => {
    const served = await startReleaseServer({
      port: 0,
      host: '127.0.0.1',
      openStore: async (environment) => openReleaseStore(workspace.siteDir, { environment }),
      environments: ['production'],
      uploads: openUploadStore(join(workspace.siteDir, '.delivery', 'uploads')),
      teamsFile,
      placeOf: () => ({}),
      signing: undefined,
      log: (what) => log.push(what),
      ...changes,
    })
    onTestFinished(() => served.close())
    return served
  }
  return { ...workspace, workspace, store, teamsFile, tokens, log, start, served: await start() }
}

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ownApiPrefix } from '@console/node-server/recording'
import { releaseSchema } from '@console/shared/release'
import { readApiPlace } from '../hosting/read-api-place.ts'
import { serveConsole } from '../hosting/serve-console.ts'
import type { TrialRelease } from '../releases/candidate/prove-candidate.ts'
import { buildReleaseFiles, toPointed } from '../releases/document/build-release-files.ts'
import { writeReleaseFiles } from '../releases/document/write-release-files.ts'
import { buildSiteLayout } from '../releases/site/site-layout.ts'
import type { SmokeApi } from './smoke-api.ts'

export type ServedCandidate = { url: string; close(): Promise<void> }

/**
 * Serves a candidate as it would be served once it is current: the same server and policy, with a pointer and document of
 * its own. What it shares with other releases stays where it is.
 */
export async function serveCandidate(
  { release, folders, document }: TrialRelease,
  { api, config }: { api: SmokeApi; config: object },
): Promise<ServedCandidate> {
  const layout = buildSiteLayout(await mkdtemp(join(tmpdir(), 'console-smoke-')))
  const remove = () => rm(layout.dir, { recursive: true, force: true })
  try {
    for (const [address, folder] of Object.entries(folders)) {
      await mkdir(dirname(layout.address(address)), { recursive: true })
      // A junction needs no rights on Windows; other systems ignore the kind.
      await symlink(folder, layout.address(address), 'junction')
    }
    const files = buildReleaseFiles(release)
    await mkdir(layout.staging, { recursive: true })
    await writeReleaseFiles(layout, files)
    const moved_at = release.created_at
    const pointer =
      files === undefined
        ? { format: 1, moved_at, release: releaseSchema.parse(release) }
        : { format: 2, moved_at, release: toPointed(release, files, []) }
    await writeFile(layout.pointer, JSON.stringify(pointer))
    await writeFile(layout.record(release.id), JSON.stringify(release))
    await writeFile(layout.document, document)
    const { apiPathPrefix } = readApiPlace(config)
    const { url, close } = await serveConsole({
      releaseDir: layout.dir,
      port: 0,
      config,
      api,
      apiPathPrefix,
      ownApiPrefix,
    })
    return { url, close: () => close().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

import type { RecordedRemote } from '@console/shared/release'
import type { ReleasedRemote } from '@console/shared/release/released-remote'
import type { KnownRelease } from '../../release/known-release.ts'

const integrity = `sha384-${'A'.repeat(64)}`

/** A minimal remote of a release, with `facts` on top. */
export const buildReleasedRemote = (
  facts: Pick<ReleasedRemote, 'name'> & Partial<ReleasedRemote>,
): ReleasedRemote => ({
  title: facts.name,
  team: facts.name,
  platform: '^1.0.0',
  paths: [],
  menu: [],
  permissions: [],
  version: '1.0.0-abcdef12',
  code: {
    entry: 'remoteEntry.js',
    shared: [],
    integrity: { entry: integrity },
  },
  ...facts,
})

export const buildRelease = (...remotes: ReleasedRemote[]): KnownRelease => ({
  id: 'r-0123456789ab',
  shell: { version: '1.0.0-abcdef12' },
  recent: [],
  remotes,
})

/** The same remote in the form that release records use. */
export function toRecordedRemote({ code, canary: _, ...announced }: ReleasedRemote): RecordedRemote {
  if (code === undefined) throw new Error(`Nothing is known of the code of ${announced.name}`)
  return { ...announced, ...code, manifest: 'mf-manifest.json', screens: {}, screenAssets: {} }
}

/** `/releases/current.json` and its index, by address. */
export const toReleaseDocuments = ({
  remotes,
  redirects,
  expires_at,
  ...release
}: KnownRelease): Record<string, unknown> => {
  const address = `/releases/${release.id}.AAAAAAAAAAAAAAAA.json`
  return {
    '/releases/current.json': {
      format: 2,
      moved_at: '2026-03-13T09:00:00Z',
      expires_at,
      // Each has its own address, because an index that was read is not requested again.
      release: {
        ...release,
        index: { address, integrity: `sha384-${release.id.padStart(64, 'A').replaceAll('-', 'A')}` },
      },
    },
    [address]: { format: 1, remotes, redirects },
  }
}

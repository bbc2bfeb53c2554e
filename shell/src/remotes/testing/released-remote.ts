import type { Release, ReleasedRemote } from '@console/shared/release'

const integrity = `sha384-${'A'.repeat(64)}`

/** A remote as a release names it, with nothing of its own but `facts`. */
export const buildReleasedRemote = (
  facts: Pick<ReleasedRemote, 'name'> & Partial<ReleasedRemote>,
): ReleasedRemote => ({
  title: facts.name,
  team: facts.name,
  platform: '^1.0.0',
  paths: [],
  menu: [],
  permissions: [],
  screens: {},
  manifest: 'mf-manifest.json',
  entry: 'remoteEntry.js',
  shared: [],
  screenAssets: {},
  version: '1.0.0-abcdef12',
  integrity: { manifest: integrity, entry: integrity },
  ...facts,
})

export const buildRelease = (...remotes: ReleasedRemote[]): Release => ({
  format: 1,
  id: 'r-0123456789ab',
  shell: { version: '1.0.0-abcdef12', platform: '1.0.0', signIn: [], frame: [], provided: {} },
  remotes,
})

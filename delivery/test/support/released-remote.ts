import type { RecordedRemote } from '@console/shared/release'

const integrity = `sha384-${'a'.repeat(64)}`

/** A remote as a release names it, on a path of its own name, with nothing in it but `changes`. */
export const buildReleasedRemote = (name: string, changes: Partial<RecordedRemote> = {}): RecordedRemote => ({
  name,
  title: name,
  team: name,
  platform: '^1.0.0',
  paths: [`/${name}/`],
  menu: [],
  permissions: [],
  screens: {},
  manifest: 'mf-manifest.json',
  entry: 'remoteEntry.js',
  shared: [],
  screenAssets: {},
  version: '1.0.0-aaaaaaaa',
  integrity: { entry: integrity },
  ...changes,
})

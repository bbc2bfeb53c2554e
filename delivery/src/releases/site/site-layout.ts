import { join } from 'node:path'

/** The address that the files of one version of the shell or a remote stand under, without a last slash. */
export function buildUnitAddress(name: string, version: string): string {
  return name === 'shell' ? `/shell/${version}` : `/remotes/${name}/${version}`
}

/** The address of one of its files. */
export const toFileAddress = ({ name, version }: { name: string; version: string }, file: string): string =>
  `${buildUnitAddress(name, version)}/${file}`

/** The environment whose pointer is at the top of the folder, as before there were environments. */
export const production = 'production'

/**
 * The paths in a release folder. `.delivery` is not served. Environments share the versions and the
 * records; each has a pointer, a document and a history of its own.
 */
export function buildSiteLayout(dir: string, environment: string = production) {
  const own = join(dir, '.delivery')
  const isProduction = environment === production
  const served = isProduction ? dir : join(dir, 'environments', environment)
  const kept = isProduction ? own : join(own, 'environments', environment)
  return {
    dir,
    environment,
    own,
    lock: join(own, 'lock'),
    lockHolder: join(own, 'lock-holder.txt'),
    staging: join(own, 'staging'),
    document: join(served, 'index.html'),
    releases: join(dir, 'releases'),
    pointer: join(served, 'releases', 'current.json'),
    history: join(kept, 'history.jsonl'),
    /** The former path of the history, which could be served. */
    formerHistory: join(served, 'releases', 'history.jsonl'),
    record: (id: string) => join(dir, 'releases', `${id}.json`),
    /** The folder of one version of the shell or a remote. */
    unit: (name: string, version: string) => join(dir, ...buildUnitAddress(name, version).split('/')),
    /** The file or folder behind an address such as `/shell/1.0.0-…/index.html`. */
    address: (address: string) => join(dir, ...address.split('/')),
  }
}
export type SiteLayout = ReturnType<typeof buildSiteLayout>

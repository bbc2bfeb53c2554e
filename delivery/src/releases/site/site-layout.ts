import { join } from 'node:path'

/** The address that the files of one version of the shell or a remote stand under, without a last slash. */
export function buildUnitAddress(name: string, version: string): string {
  return name === 'shell' ? `/shell/${version}` : `/remotes/${name}/${version}`
}

/** Where things stand in a release folder. What is under `.delivery` is not served. */
export function buildSiteLayout(dir: string) {
  const own = join(dir, '.delivery')
  return {
    dir,
    own,
    lock: join(own, 'lock'),
    lockHolder: join(own, 'lock-holder.txt'),
    staging: join(own, 'staging'),
    document: join(dir, 'index.html'),
    releases: join(dir, 'releases'),
    pointer: join(dir, 'releases', 'current.json'),
    history: join(own, 'history.jsonl'),
    /** Where the history was before it was moved out of what may be served. */
    formerHistory: join(dir, 'releases', 'history.jsonl'),
    record: (id: string) => join(dir, 'releases', `${id}.json`),
    /** The file or folder behind an address such as `/shell/1.0.0-…/index.html`. */
    address: (address: string) => join(dir, ...address.split('/')),
  }
}
export type SiteLayout = ReturnType<typeof buildSiteLayout>

import type { KnownRemote } from '../release/known-release.ts'
import type { RemoteLoader } from './remote-loader.ts'
import { renewals } from './renewals.ts'

/** Replaces or removes an entry; once the section is opened, nothing of the other version remains in the page. */
export function replaceRemote(
  loader: Pick<RemoteLoader, 'readState' | 'replace' | 'remove' | 'patched'>,
  before: KnownRemote,
  entry?: KnownRemote,
): void {
  const { name } = before
  const isUsed = loader.readState(name).status !== 'known'
  if (entry === undefined) loader.remove(name)
  else loader.replace(entry)
  if (before.version === entry?.version) return
  if (isUsed) forgetCode(before)
  if (loader.patched.getState().has(name)) renewals.setState((names) => new Set([...names, name]), true)
}

/** Removes a version's styles and pending chunks from the page. */
function forgetCode({ name, version }: KnownRemote) {
  const base = `/remotes/${name}/${version}/`
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (new URL(link.href, location.href).pathname.startsWith(base)) link.remove()
  // All versions share this global list of chunks: a new version would take the old one's chunks for its own.
  Reflect.deleteProperty(globalThis, `rspackChunk${name}`)
}

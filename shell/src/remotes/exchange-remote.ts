import type { KnownRemote } from '../release/known-release.ts'
import type { RemoteLoader } from './remote-loader.ts'
import { renewals } from './renewals.ts'

/** Puts another entry in the place of one, or none; of another version nothing is left in the page once the section is opened. */
export function exchangeRemote(
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

/** Takes away what a version of a remote left in the page: styles and waiting chunks. */
function forgetCode({ name, version }: KnownRemote) {
  const base = `/remotes/${name}/${version}/`
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (new URL(link.href, location.href).pathname.startsWith(base)) link.remove()
  // The list that chunks of every version put themselves into: a new version would take those of the old for its own.
  Reflect.deleteProperty(globalThis, `rspackChunk${name}`)
}

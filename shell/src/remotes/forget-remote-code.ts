import type { ReleasedRemote } from '@console/shared/release'
import type { RemoteLoader } from './remote-loader.ts'

/** Takes away what a version of a remote left in the page, before another comes: routes, styles and waiting chunks. */
export function forgetRemoteCode({ grafted }: Pick<RemoteLoader, 'grafted'>, remote: ReleasedRemote): void {
  const { name, version } = remote
  grafted.setState((names) => new Set([...names].filter((each) => each !== name)), true)
  const base = `/remotes/${name}/${version}/`
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (new URL(link.href, location.href).pathname.startsWith(base)) link.remove()
  // The list that chunks of every version put themselves into: a new version would take those of the old for its own.
  Reflect.deleteProperty(globalThis, `rspackChunk${name}`)
}

import { type RecordedRemote, type ReleaseRecord, toReleasedRemote } from '@console/shared/release'
import type { Canary } from '@console/shared/release/canary'
import { type ReleaseIndex, type ReleasePointer, toReleaseFileAddress } from '@console/shared/release/pointer'
import type { RemoteDetails } from '@console/shared/release/remote-details'
import { toIntegrity } from '../site/hash-files.ts'
import { buildPathAssets, type DocumentRelease } from './build-preload-map.ts'
import { listInlined, readsIndex } from './list-inlined.ts'

/** `texts`: index and details, by address. All of it follows from the record. */
export type ReleaseFiles = { index: ReleasePointer['release']['index']; texts: ReadonlyMap<string, string> }

/** Index and details of a release; undefined for a shell that reads the release from the pointer itself. */
export function buildReleaseFiles(release: DocumentRelease): ReleaseFiles | undefined {
  if (!readsIndex(release.shell)) return undefined
  const texts = new Map<string, string>()
  const add = (name: string, content: ReleaseIndex | RemoteDetails) => {
    const text = JSON.stringify(content)
    const integrity = toIntegrity(Buffer.from(text))
    const address = toReleaseFileAddress(name, integrity)
    texts.set(address, text)
    return { address, integrity }
  }
  const toDetailed = (recorded: RecordedRemote) => {
    const { code, ...remote } = toReleasedRemote(recorded)
    const assets = buildPathAssets(recorded, release)
    return { ...remote, details: add(recorded.name, { format: 1, code, assets }).integrity }
  }
  const inlined = new Set(listInlined(release))
  const remotes = release.remotes.map((recorded) => {
    const { canary } = recorded
    const remote = inlined.has(recorded) ? toReleasedRemote(recorded) : toDetailed(recorded)
    // The code of a canary is in its details, which only its group reads.
    const told: Canary | undefined = canary && { ...canary, remote: toDetailed(canary.remote) }
    return { ...remote, ...(told && { canary: told }) }
  })
  const { redirects } = release
  const index = add(release.id, { format: 1, remotes, ...(redirects && { redirects }) })
  return { index, texts }
}

/** The release as the pointer names it. */
export function toPointed(
  { id, shell }: ReleaseRecord,
  { index }: ReleaseFiles,
  recent: readonly string[],
): ReleasePointer['release'] {
  return { id, shell: { version: shell.version }, index, recent: [...recent] }
}

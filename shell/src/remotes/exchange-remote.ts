import type { KnownRemote } from '../release/known-release.ts'
import { forgetRemoteCode } from './forget-remote-code.ts'
import type { RemoteLoader } from './remote-loader.ts'

/** Puts another entry in the place of one, of whose version nothing is left in the page. */
export function exchangeRemote(
  loader: Pick<RemoteLoader, 'readState' | 'replace' | 'patched'>,
  before: KnownRemote,
  entry: KnownRemote,
): void {
  const isUsed = loader.readState(before.name).status !== 'known'
  loader.replace(entry)
  if (isUsed && before.version !== entry.version) forgetRemoteCode(loader, before)
}

import { toReleaseFileAddress } from '@console/shared/release/pointer'
import { type RemoteDetails, remoteDetailsSchema } from '@console/shared/release/remote-details'
import type { KnownRemote } from './known-release.ts'
import { addPaths } from './release-assets.ts'

/** Milliseconds until the file is given up; the screen that waits for it says so earlier. */
const timeout = 15_000

/** Why the details of a remote cannot be had. */
export class RemoteDetailsError extends Error {
  override readonly name = 'RemoteDetailsError'
  readonly reason: 'unreachable' | 'tampered' | 'invalid'

  constructor(reason: RemoteDetailsError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** By integrity; what did not come is asked for again. */
const known = new Map<string, Promise<RemoteDetails>>()

/** Everything that opening a remote needs, in one file; from then on what its paths need is known. Throws `RemoteDetailsError`. */
export function fetchDetails({ name, details: integrity }: KnownRemote): Promise<RemoteDetails> {
  if (integrity === undefined) return Promise.reject(new RemoteDetailsError('invalid'))
  const asked = known.get(integrity)
  if (asked !== undefined) return asked
  const coming = fetchChecked(toReleaseFileAddress(name, integrity), integrity)
  known.set(integrity, coming)
  coming.catch(() => known.delete(integrity))
  return coming
}

async function fetchChecked(address: string, integrity: string): Promise<RemoteDetails> {
  const details = parse(await fetchText(address, integrity))
  addPaths(details.assets)
  return details
}

async function fetchText(address: string, integrity: string): Promise<string> {
  const ask = (options: RequestInit) => fetch(address, { ...options, signal: AbortSignal.timeout(timeout) })
  try {
    const response = await ask({ integrity })
    if (response.ok) return await response.text()
  } catch (cause) {
    // Only another look tells what did not come from what is not as it was published.
    const there = await ask({ cache: 'reload' }).then(
      ({ ok }) => ok,
      () => false,
    )
    throw new RemoteDetailsError(there ? 'tampered' : 'unreachable', { cause })
  }
  throw new RemoteDetailsError('unreachable')
}

function parse(text: string): RemoteDetails {
  try {
    return remoteDetailsSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new RemoteDetailsError('invalid', { cause })
  }
}

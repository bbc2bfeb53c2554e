import { toReleaseFileAddress } from '@console/shared/release/pointer'
import { type RemoteDetails, remoteDetailsSchema } from '@console/shared/release/remote-details'
import type { KnownRemote } from './known-release.ts'
import { addPaths } from './release-assets.ts'

/** Milliseconds until the request is aborted; the waiting screen shows its failure earlier. */
const timeout = 15_000

/** Why a remote's details could not be loaded. */
export class RemoteDetailsError extends Error {
  override readonly name = 'RemoteDetailsError'
  readonly reason: 'unreachable' | 'tampered' | 'invalid'

  constructor(reason: RemoteDetailsError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** By integrity; failed requests are retried. */
const known = new Map<string, Promise<RemoteDetails>>()

/**
 * Fetches everything needed to open a remote, in one file, and registers the files of its paths. Throws
 * `RemoteDetailsError`.
 */
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
    // A second request tells a failed download from a file that differs from the published one.
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

import { isMissingChunk } from '@console/shared/errors'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { LoadableRemote } from './exposed-module.ts'
import { RemoteLoadError } from './remote-failure.ts'

/**
 * Milliseconds for the entry. After 6 s in total the screen reports it missing, and opens when it arrives
 * (`remote-loader.ts`).
 */
const entryTimeout = 15_000

/** A development server's files change all the time; only published ones have hashes. */
const isPublished = process.env.NODE_ENV === 'production'

/** A federation plugin that lets the runtime run only entries of the release. */
export function guardRemotes() {
  const expected = new Map<string, LoadableRemote>()

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'guard-remotes',
    createScript({ url }) {
      const remote = expected.get(new URL(url, location.href).pathname)
      if (remote === undefined) throw new RemoteLoadError('tampered')
      const script = document.createElement('script')
      script.src = url
      script.async = true
      if (isPublished) script.integrity = remote.code.integrity.entry
      script.crossOrigin = 'anonymous'
      return { script, timeout: entryTimeout }
    },
  }

  return {
    plugin,
    /** Allows the runtime to load this remote's entry. */
    expect(remote: LoadableRemote, entry: URL) {
      expected.set(entry.pathname, remote)
    },
    /** Finds out why loading failed; the runtime's own errors do not say. */
    explain,
  }
}

async function explain(remote: LoadableRemote, entry: URL, error: unknown): Promise<RemoteLoadError> {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RemoteLoadError) return cause
  }
  const state = await probe(entry, remote.code.integrity.entry)
  const code = isMissingChunk(error) ? 'unreachable' : 'broken'
  return new RemoteLoadError(state === 'sound' ? code : state, { cause: error })
}

async function probe(address: URL, integrity: string): Promise<'sound' | 'unreachable' | 'tampered'> {
  const signal = AbortSignal.timeout(1000)
  const answers = (options: RequestInit) =>
    fetch(address, { cache: 'no-store', signal, ...options }).then(
      (response) => response.ok,
      () => false,
    )
  if (await answers(isPublished ? { integrity } : {})) return 'sound'
  return (await answers({})) ? 'tampered' : 'unreachable'
}

import { isMissingChunk } from '@console/shared/errors'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import * as z from 'zod/mini'
import type { LoadableRemote } from './exposed-module.ts'
import { RemoteLoadError } from './remote-failure.ts'

/** Milliseconds for one file. After 6 s in all the screen says that it is not there, and opens when it comes (`remote-loader.ts`). */
const fileTimeout = 15_000

/** A development server changes its files while they are looked at; only what was published has hashes. */
const isPublished = process.env.NODE_ENV === 'production'

/** The runtime would run `getPublicPath` as code and follow an absolute `publicPath` to any host. */
const manifestSchema = z.looseObject({
  metaData: z.looseObject({
    publicPath: z.literal('auto'),
    getPublicPath: z.optional(z.undefined()),
    remoteEntry: z.looseObject({ name: z.string(), path: z.literal('') }),
  }),
  exposes: z.array(z.unknown()),
  shared: z.array(z.unknown()),
})

type Expected = { remote: LoadableRemote; query: string }

/**
 * The federation runtime neither looks at a response's status nor gives up on one that never comes, and runs what it
 * is sent. This plugin lets it have only files that are those of the release.
 */
export function guardRemotes() {
  const expected = new Map<string, Expected>()

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'guard-remotes',
    fetch: (address, init) => fetchManifest(address, init, expected),
    createScript: ({ url }) => createEntryScript(url, expected),
  }

  return {
    plugin,
    /** From now on the runtime may have this remote's manifest and, with the query appended, its entry. */
    expect(remote: LoadableRemote, base: URL, query: string) {
      expected.set(new URL(remote.code.manifest, base).pathname, { remote, query })
      expected.set(new URL(remote.code.entry, base).pathname, { remote, query })
    },
    /** Finds out why loading failed; the runtime's own errors do not tell. */
    explain,
  }
}

const pathOf = (address: string) => new URL(address, location.href).pathname

async function fetchManifest(address: string, init: RequestInit, expected: ReadonlyMap<string, Expected>) {
  const remote = expected.get(pathOf(address))?.remote
  if (remote === undefined) throw new RemoteLoadError('tampered')
  const response = await fetch(address, {
    ...init,
    redirect: 'error',
    ...(isPublished && { integrity: remote.code.integrity.manifest }),
    signal: AbortSignal.timeout(fileTimeout),
  })
  if (!response.ok) throw new RemoteLoadError('unreachable', { cause: new Error(`HTTP ${response.status}`) })
  const text = await response.text()
  const manifest = manifestSchema.safeParse(parseJson(text))
  if (!manifest.success) throw new RemoteLoadError('invalid', { cause: manifest.error })
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function createEntryScript(url: string, expected: ReadonlyMap<string, Expected>) {
  const found = expected.get(pathOf(url))
  if (found === undefined) throw new RemoteLoadError('tampered')
  const { remote, query } = found
  const script = document.createElement('script')
  script.src = `${url}${query}`
  script.async = true
  if (isPublished) script.integrity = remote.code.integrity.entry
  script.crossOrigin = 'anonymous'
  return { script, timeout: fileTimeout }
}

async function explain(remote: LoadableRemote, error: unknown): Promise<RemoteLoadError> {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RemoteLoadError) return cause
  }
  const base = `/remotes/${remote.name}/${remote.version}/`
  for (const kind of ['manifest', 'entry'] as const) {
    const state = await probe(`${base}${remote.code[kind]}`, remote.code.integrity[kind])
    if (state !== 'sound') return new RemoteLoadError(state, { cause: error })
  }
  return new RemoteLoadError(isMissingChunk(error) ? 'unreachable' : 'broken', { cause: error })
}

async function probe(address: string, integrity: string): Promise<'sound' | 'unreachable' | 'tampered'> {
  const signal = AbortSignal.timeout(1000)
  const answers = (options: RequestInit) =>
    fetch(address, { cache: 'no-store', signal, ...options }).then(
      (response) => response.ok,
      () => false,
    )
  if (await answers(isPublished ? { integrity } : {})) return 'sound'
  return (await answers({})) ? 'tampered' : 'unreachable'
}

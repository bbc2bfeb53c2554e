import freshChunks from '@console/shared/fresh-chunks'
import { platformVersion } from '@console/shared/platform'
import { toContainerName } from '@console/shared/release/released-remote'
import federation, { runtime } from '@module-federation/webpack-bundler-runtime'
import { abortPreloads } from './abort-preloads.ts'
import type { LoadableRemote } from './exposed-module.ts'
import { guardRemotes } from './guard-remotes.ts'
import { importShared, sharedVersions } from './import-shared.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { retrySharedModules } from './retry-shared-modules.ts'

const { createInstance, registerGlobalPlugins, satisfy } = runtime

/**
 * A remote's build (`build-remote.ts`) looks here for the runtime that it does not bundle; each remote gets a copy,
 * because it writes to it.
 */
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
  get: () => ({
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  }),
})

freshChunks()

registerGlobalPlugins([retrySharedModules])

const guard = guardRemotes()

const host = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [guard.plugin],
  shared: listShared(),
})

function listShared() {
  const shareConfig = { singleton: true, requiredVersion: false } as const
  const entries = Object.entries(sharedVersions).map(([key, version]) => {
    const get = async () => {
      const module = await importShared(key)
      return () => module
    }
    return [key, { version, shareConfig, get }] as const
  })
  return Object.fromEntries(entries)
}

/** Milliseconds after which a remote's stalled preloads make room for other requests. */
const preloadTimeout = 5000

/** Checks the remote before any of its code runs. */
function assertFitting({ platform }: LoadableRemote) {
  if (satisfy(platformVersion, platform)) return
  const [, major = '0', minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(platform) ?? []
  const isLater = satisfy(`${major}.${minor}.${patch}`, `>${platformVersion}`)
  throw new RemoteLoadError(isLater ? 'too-new' : 'too-old', {
    problems: [`It needs Platform ${platform}, and this console has ${platformVersion}.`],
  })
}

/**
 * The runtime matches script tags by address without the query, so it would take the tag of an earlier attempt and wait
 * for a request that hangs. A script that does arrive also runs without its tag.
 */
function detachEntries({ pathname }: URL) {
  for (const tag of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (new URL(tag.src).pathname === pathname) tag.remove()
}

export async function loadFederated(remote: LoadableRemote, attempt: number): Promise<unknown> {
  assertFitting(remote)
  const entry = new URL(`/remotes/${remote.name}/${remote.version}/${remote.code.entry}`, location.origin)
  // A new query makes the browser request a file again that failed or is still pending.
  const retry = attempt === 0 ? '' : `?retry=${attempt}`
  // An earlier attempt that timed out may still be pending.
  if (attempt > 0) {
    abortPreloads(remote.name)
    detachEntries(entry)
  }
  guard.expect(remote, entry)
  host.registerRemotes(
    [
      {
        name: remote.name,
        entry: `${entry}${retry}`,
        type: 'var',
        entryGlobalName: toContainerName(remote.name),
      },
    ],
    { force: attempt > 0 },
  )
  // Registering a remote again makes the runtime forget the shared modules that this remote used last.
  if (attempt > 0) await Promise.all(host.initializeSharing())
  const timer = setTimeout(abortPreloads, preloadTimeout, remote.name)
  try {
    return await host.loadRemote(`${remote.name}/remote`)
  } catch (error) {
    abortPreloads(remote.name)
    throw await guard.explain(remote, entry, error)
  } finally {
    clearTimeout(timer)
  }
}

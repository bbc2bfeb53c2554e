import { platformVersion } from '@console/shared/platform'
import type { ReleasedRemote } from '@console/shared/release'
import { createInstance, satisfy } from '@module-federation/enhanced/runtime'
import { guardGlobals } from '../containment/guard-globals.ts'
import { guardRemotes } from './guard-remotes.ts'
import { findVersion, providedModules } from './provided-modules.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { buildRemoteRuntime } from './remote-runtime.ts'
import { retryOwnChunks } from './retry-chunks.ts'

/** Where the build of a remote (`build-remote.ts`) expects the runtime that it does not carry itself. */
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
  get: buildRemoteRuntime,
})

retryOwnChunks()
guardGlobals()

const guard = guardRemotes()

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [guard.plugin],
  shared: toShared(providedModules),
})

function toShared(modules: Readonly<Record<string, () => Promise<unknown>>>) {
  const shareConfig = { singleton: true, requiredVersion: false } as const
  const entries = Object.entries(modules).map(([key, importModule]) => {
    const get = async () => {
      const provided = await importModule()
      return () => provided
    }
    return [key, { version: findVersion(key), shareConfig, get }] as const
  })
  return Object.fromEntries(entries)
}

/** What a remote uses beyond what is ready for all has to be there before its code runs. */
async function loadRestFor({ rest = [], shared }: ReleasedRemote) {
  if (rest.length === 0 && shared.every((key) => key in providedModules)) return
  const { loadRest } = await import(/* webpackChunkName: "rest/layer" */ './rest-layer.ts')
  await loadRest(rest, (components) => federation.registerShared(toShared(components)))
}

export async function loadFederated(remote: ReleasedRemote, attempt: number): Promise<unknown> {
  if (!satisfy(platformVersion, remote.platform)) throw new RemoteLoadError('refused')
  const base = new URL(`/remotes/${remote.name}/${remote.version}/`, location.origin)
  // A new query makes a browser ask again for what it remembers as failed, or still waits for.
  const retry = attempt === 0 ? '' : `?retry=${attempt}`
  guard.expect(remote, base, retry)
  federation.registerRemotes(
    [{ name: remote.name, entry: new URL(`${remote.manifest}${retry}`, base).href }],
    { force: attempt > 0 },
  )
  try {
    await loadRestFor(remote)
    return await federation.loadRemote(`${remote.name}/remote`)
  } catch (error) {
    throw await guard.explain(remote, error)
  }
}

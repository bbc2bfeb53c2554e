import { platformVersion } from '@console/shared/platform'
import type { ReleasedRemote } from '@console/shared/release'
import { createInstance, satisfy } from '@module-federation/enhanced/runtime'
import { guardRemotes } from './guard-remotes.ts'
import { providedModules, providedVersions } from './provided-modules.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { buildRemoteRuntime } from './remote-runtime.ts'
import { retryOwnChunks } from './retry-chunks.ts'

/** Where the build of a remote (`build-remote.ts`) expects the runtime that it does not carry itself. */
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
  get: buildRemoteRuntime,
})

retryOwnChunks()

const guard = guardRemotes()

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [guard.plugin],
  shared: Object.fromEntries(
    Object.entries(providedModules).map(([key, importModule]) => [
      key,
      {
        version: providedVersions[key] ?? '0',
        shareConfig: { singleton: true, requiredVersion: false },
        get: async () => {
          const provided = await importModule()
          return () => provided
        },
      },
    ]),
  ),
})

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
    return await federation.loadRemote(`${remote.name}/remote`)
  } catch (error) {
    throw await guard.explain(remote, error)
  }
}

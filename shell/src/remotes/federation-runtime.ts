import { platformVersion } from '@console/shared/platform'
import type { ReleasedRemote } from '@console/shared/release'
import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import { satisfy } from '@module-federation/runtime-core'
import { guardRemotes } from './guard-remotes.ts'
import { importProvided, providedVersions } from './provided-modules.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { buildRemoteRuntime } from './remote-runtime.ts'

/** Where a remote's build expects the parts of the runtime that it does not carry itself. */
Object.defineProperties(globalThis, {
  _FEDERATION_RUNTIME_CORE: { value: runtimeCore },
  _FEDERATION_BUNDLER_RUNTIME: { get: buildRemoteRuntime },
})

const guard = guardRemotes()

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [guard.plugin],
  shared: Object.fromEntries(
    Object.entries(providedVersions).map(([key, version]) => [
      key,
      {
        version,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
        get: async () => {
          const provided = await importProvided(key)
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

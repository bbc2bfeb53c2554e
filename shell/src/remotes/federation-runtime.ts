import freshChunks from '@console/shared/fresh-chunks'
import { platformVersion } from '@console/shared/platform'
import { toContainerName } from '@console/shared/release/released-remote'
import federation, { runtime } from '@module-federation/webpack-bundler-runtime'
import { bringShared } from './bring-shared.ts'
import type { LoadableRemote } from './exposed-module.ts'
import { giveUpPreloads } from './give-up-preloads.ts'
import { guardRemotes } from './guard-remotes.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { importShared, sharedVersions } from './shared-modules.ts'

const { createInstance, registerGlobalPlugins, satisfy } = runtime

/** Where the build of a remote (`build-remote.ts`) expects the runtime that it does not carry itself; each writes into what it gets. */
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
  get: () => ({
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  }),
})

freshChunks()

registerGlobalPlugins([bringShared])

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

/** Milliseconds until what a remote has preloaded and does not come makes room for what others need. */
const preloadPatience = 5000

/** Before any code of it runs. */
function expectFitting({ platform }: LoadableRemote) {
  if (satisfy(platformVersion, platform)) return
  const [, major = '0', minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(platform) ?? []
  const isLater = satisfy(`${major}.${minor}.${patch}`, `>${platformVersion}`)
  throw new RemoteLoadError(isLater ? 'too-new' : 'too-old', {
    problems: [`It needs Platform ${platform}, and this console has ${platformVersion}.`],
  })
}

/**
 * The runtime takes the tag of another start for its own, by its address without the query, and would wait for what
 * hangs once more. A script that does come runs without its tag as well.
 */
function detachEntries({ pathname }: URL) {
  for (const tag of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (new URL(tag.src).pathname === pathname) tag.remove()
}

export async function loadFederated(remote: LoadableRemote, attempt: number): Promise<unknown> {
  expectFitting(remote)
  const entry = new URL(`/remotes/${remote.name}/${remote.version}/${remote.code.entry}`, location.origin)
  // A new query makes a browser ask again for what it remembers as failed, or still waits for.
  const retry = attempt === 0 ? '' : `?retry=${attempt}`
  // Those of a start that took too long may be waited for still.
  if (attempt > 0) {
    giveUpPreloads(remote.name)
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
  // With a remote that is registered anew, the runtime forgets what that remote was the last to take.
  if (attempt > 0) await Promise.all(host.initializeSharing())
  const timer = setTimeout(giveUpPreloads, preloadPatience, remote.name)
  try {
    return await host.loadRemote(`${remote.name}/remote`)
  } catch (error) {
    giveUpPreloads(remote.name)
    throw await guard.explain(remote, entry, error)
  } finally {
    clearTimeout(timer)
  }
}

import { platformVersion } from '@console/shared/platform'
import type { RemoteCode } from '@console/shared/release/released-remote'
import { createInstance, satisfy } from '@module-federation/enhanced/runtime'
import { guardGlobals } from '../containment/guard-globals.ts'
import type { LoadableRemote } from './exposed-module.ts'
import { guardRemotes } from './guard-remotes.ts'
import { findVersion, providedModules } from './provided-modules.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { buildRemoteRuntime } from './remote-runtime.ts'
import { giveUpPreloads, retryOwnChunks } from './retry-chunks.ts'

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
async function loadRestFor({ rest = [], shared }: RemoteCode) {
  if (rest.length === 0 && shared.every((key) => key in providedModules)) return
  const { loadRest } = await import(/* webpackChunkName: "rest/layer" */ './rest-layer.ts')
  await loadRest(rest, (components) => federation.registerShared(toShared(components)))
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
  const base = new URL(`/remotes/${remote.name}/${remote.version}/`, location.origin)
  // A new query makes a browser ask again for what it remembers as failed, or still waits for.
  const retry = attempt === 0 ? '' : `?retry=${attempt}`
  // Those of a start that took too long may be waited for still.
  if (attempt > 0) {
    giveUpPreloads(remote.name)
    detachEntries(new URL(remote.code.entry, base))
  }
  guard.expect(remote, base, retry)
  federation.registerRemotes(
    [{ name: remote.name, entry: new URL(`${remote.code.manifest}${retry}`, base).href }],
    { force: attempt > 0 },
  )
  const timer = setTimeout(giveUpPreloads, preloadPatience, remote.name)
  try {
    await loadRestFor(remote.code)
    return await federation.loadRemote(`${remote.name}/remote`)
  } catch (error) {
    giveUpPreloads(remote.name)
    throw await guard.explain(remote, error)
  } finally {
    clearTimeout(timer)
  }
}

import {
  type BundlerRuntime,
  type Consumption,
  federation,
  initContainerEntry,
  type ModuleId,
} from './bundler-runtime.ts'
import { retryChunks } from './retry-chunks.ts'

const { bundlerRuntime } = federation

/** What a remote's build takes from the shell instead of carrying it; every remote writes into the one it gets. */
export const buildRemoteRuntime = () => ({
  ...federation,
  bundlerRuntime: {
    ...bundlerRuntime,
    S: {},
    init: initRemote,
    initContainerEntry,
    consumes: consumeShared,
  },
  bundlerRuntimeOptions: {},
})

const initRemote: BundlerRuntime['init'] = (options) => {
  const { federation: own } = options.webpackRequire
  // The runtime takes instances of one build for one, and here the shell's build serves every remote.
  own.initOptions.id = own.initOptions.name
  retryChunks(options.webpackRequire)
  return bundlerRuntime.init(options)
}

/**
 * The runtime lets a shared module that did not come throw where it is first used, and never asks for it again. The
 * module that uses it then stays half evaluated for good. So here the loading of the chunk fails instead, and the next
 * try starts from nothing.
 */
const consumeShared: BundlerRuntime['consumes'] = (options) => {
  const loading: Promise<unknown>[] = []
  bundlerRuntime.consumes({ ...options, promises: loading })
  const ids = options.chunkMapping[options.chunkId] ?? []
  const failWithMissing = () => {
    const missing = ids.filter((id) => !(id in options.installedModules))
    for (const id of missing) forgetShared(options, id)
    // In place of a module that did not come stands one that throws why.
    for (const id of missing) options.webpackRequire.m[id]?.({})
  }
  if (ids.length > 0) options.promises.push(Promise.all(loading).then(failWithMissing))
}

function forgetShared({ webpackRequire, moduleToHandlerMapping }: Consumption, id: ModuleId) {
  const key = moduleToHandlerMapping[id]?.shareKey ?? ''
  const versions = webpackRequire.federation.instance?.shareScopeMap['default']?.[key] ?? {}
  for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null
}

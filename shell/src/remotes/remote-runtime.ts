import federation, { type ConsumesOptions } from '@module-federation/webpack-bundler-runtime'
import { type ChunkLoading, retryChunks } from './retry-chunks.ts'

const { bundlerRuntime } = federation
if (bundlerRuntime === undefined) throw new Error('The federation runtime has no part for bundlers')

/** What a remote's build takes from the shell instead of carrying it; every remote writes into the one it gets. */
export const buildRemoteRuntime = () => ({
  ...federation,
  bundlerRuntime: { ...bundlerRuntime, S: {}, init: initRemote, consumes: consumeShared },
  bundlerRuntimeOptions: {},
})

const initRemote: typeof bundlerRuntime.init = (options) => {
  // What a build calls `__webpack_require__`; its types name only what the federation runtime itself touches.
  retryChunks(options.webpackRequire as unknown as ChunkLoading)
  // The remote keeps the instance that this answers with, though the type says there is none.
  return bundlerRuntime.init(options)
}

/**
 * The runtime lets a shared module that did not come throw where it is first used, and never asks for it again. The
 * module that uses it then stays half evaluated for good. So here the loading of the chunk fails instead, and the next
 * try starts from nothing.
 */
const consumeShared = (options: ConsumesOptions): void => {
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

function forgetShared({ webpackRequire, moduleToHandlerMapping }: ConsumesOptions, id: string | number) {
  const key = moduleToHandlerMapping[id]?.shareKey ?? ''
  const versions = webpackRequire.federation.instance?.shareScopeMap['default']?.[key] ?? {}
  for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null
}

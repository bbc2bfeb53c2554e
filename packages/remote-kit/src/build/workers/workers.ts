import type { RsbuildPlugin } from '@rsbuild/core'
import { siblingModule } from '../../modules/sibling-module.ts'
import type { WorkerLoaderOptions } from './worker-loader.ts'

/** Folder of a unit's workers below its version; servers send a separate CSP for its files. */
const workerFolder = 'static/worker'

const script = /\.[cm]?[jt]sx?$/
const loader = siblingModule(import.meta.filename, 'worker-loader')

/**
 * Bundles every script named in `new URL('./x.worker.ts', import.meta.url)` into one file: for `Worker`, module or
 * classic, and `SharedWorker`. Built separately from the remote, because modules cannot be shared with a worker: it
 * contains private copies of its imports.
 */
export const workers = (): RsbuildPlugin => ({
  name: 'console-workers',
  setup(api) {
    api.modifyBundlerChain((chain) => {
      // The bundler's own workers are entries of the same build and would look for shared modules of the shell.
      chain.module.parser.merge({ javascript: { worker: false } })
      chain.module
        .rule('worker')
        .test(script)
        .dependency('url')
        .type('asset/resource')
        .set('generator', { filename: `${workerFolder}/[name].[contenthash:8].js` })
        .use('worker')
        .loader(loader)
        .options({
          define: api.getNormalizedConfig().source.define,
          mode: api.getNormalizedConfig().mode,
        } satisfies WorkerLoaderOptions)
    })
  },
})

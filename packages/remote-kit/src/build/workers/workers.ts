import type { RsbuildPlugin } from '@rsbuild/core'
import { siblingModule } from '../../modules/sibling-module.ts'
import type { WorkerLoaderOptions } from './worker-loader.ts'

/** Where a unit's workers lie below its version; the servers send a policy of its own with what is there. */
const workerFolder = 'static/worker'

const script = /\.[cm]?[jt]sx?$/
const loader = siblingModule(import.meta.filename, 'worker-loader')

/**
 * Makes one file of every script that is named by `new URL('./x.worker.ts', import.meta.url)`: for `Worker`, module or
 * classic, and `SharedWorker`. It is built apart from the remote, since nothing can be shared with a worker: what it
 * imports is in its file, a second copy that nobody else sees.
 */
export const workers = (): RsbuildPlugin => ({
  name: 'console-workers',
  setup(api) {
    api.modifyBundlerChain((chain) => {
      // The bundler's own workers are entries of the same build, and would look there for what the shell shares.
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

import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'

/** The name under which the federation plugin asks to put its runtime into every entry. */
const embedding = 'ModuleFederationPlugin'

const ownPreload = /[\\/](utils[\\/]preload|plugins[\\/]generate-preload-assets)\.js$/
const noPreload = fileURLToPath(new URL('./no-federation-preload.ts', import.meta.url))

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'))
const findRuntimeFile = (name: string) =>
  JSON.stringify(enhanced.resolve(`@module-federation/webpack-bundler-runtime/dist/${name}.js`))

/** The module that the plugin embeds, in the form that can be shaken, and what it leaves out where nothing is exposed. */
const runtimeSource = [
  `export { default as federation } from ${findRuntimeFile('index')}`,
  `export { initContainerEntry } from ${findRuntimeFile('initContainerEntry')}`,
].join('\n')
const runtimeModule = `data:text/javascript,${encodeURIComponent(runtimeSource)}`
const runtimePlace = /[\\/]bundler-runtime\.ts$/

/**
 * Leaves out of the shell's entries the runtime that the federation plugin puts there: booting and signing in need none.
 * The shell's own code brings it with the first remote.
 */
export const lateFederationRuntime = (): RsbuildPlugin => ({
  name: 'late-federation-runtime',
  setup(api) {
    api.modifyRspackConfig((config, { rspack }) => {
      config.plugins?.push(
        { apply: leaveEntriesAlone },
        new rspack.NormalModuleReplacementPlugin(ownPreload, noPreload),
        new rspack.NormalModuleReplacementPlugin(runtimePlace, runtimeModule),
      )
    })
  },
})

function leaveEntriesAlone({ hooks, options }: Rspack.Compiler) {
  let left = 0
  for (const hook of [hooks.beforeRun, hooks.watchRun]) {
    hook.intercept({
      register: (tap) => {
        if (tap.name !== embedding) return tap
        left++
        return { ...tap, fn: () => undefined }
      },
    })
  }
  hooks.afterPlugins.tap('late-federation-runtime', () => {
    if (left === 0) throw new Error('The federation plugin no longer embeds its runtime as it did')
    // Leads to files of which nothing can be shaken out; the plugin's next alias, of the bare name, leads to others.
    if (options.resolve.alias) delete options.resolve.alias['@module-federation/runtime']
  })
}

import { createRequire } from 'node:module'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { siblingModule } from '../../modules/sibling-module.ts'

/** The name under which the federation plugin asks to put its runtime into every entry. */
const embedding = 'ModuleFederationPlugin'

const findHere = (name: string) => siblingModule(import.meta.filename, name)

/** Modules of the runtime to what stands in for them: parts of it that the shell has no use for. */
const replacements: [RegExp, string][] = [
  [/[\\/](utils[\\/]preload|plugins[\\/]generate-preload-assets)\.js$/, findHere('no-federation-preload')],
  [/sdk[\\/]dist[\\/]logger\.js$/, findHere('plain-federation-logger')],
  [/error-codes[\\/]dist[\\/]desc\.mjs$/, findHere('short-federation-errors')],
]

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'))
const findRuntimeFile = (name: string) =>
  JSON.stringify(enhanced.resolve(`@module-federation/webpack-bundler-runtime/dist/${name}.js`))

/**
 * The module that the plugin embeds, of the parts that a build with something exposed calls. None of it takes anything from
 * other remotes, and no library that is shared is built a second time with what it leaves out.
 */
const runtimeSource = `
  import { init } from ${JSON.stringify(enhanced.resolve('@module-federation/runtime').replace(/\.cjs$/, '.js'))}
  ${['attachShareScopeMap', 'consumes', 'initializeSharing', 'installInitialConsumes', 'initContainerEntry']
    .map((name) => `import { ${name} } from ${findRuntimeFile(name)}`)
    .join('\n  ')}
  export const federation = {
    runtime: { init },
    attachShareScopeMap,
    bundlerRuntime: {
      remotes() {},
      consumes,
      I: initializeSharing,
      installInitialConsumes,
      init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
    },
  }
  export { initContainerEntry }`
const runtimePlace = /[\\/]bundler-runtime\.ts$/

/**
 * Leaves out of the shell's entries the runtime that the federation plugin puts there: booting and signing in need none.
 * The shell's own code brings it with the first remote.
 */
export const lazyFederationRuntime = (): RsbuildPlugin => ({
  name: 'lazy-federation-runtime',
  setup(api) {
    api.modifyRspackConfig((config, { rspack }) => {
      config.plugins?.push(
        { apply: leaveEntriesAlone },
        ...replacements.map(([place, file]) => new rspack.NormalModuleReplacementPlugin(place, file)),
      )
    })
    // Not a module of its own, `data:…`: its text, with the folder of the workspace, would be its name, and ids are hashes of names.
    api.transform({ test: runtimePlace }, () => runtimeSource)
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
  hooks.afterPlugins.tap('lazy-federation-runtime', () => {
    if (left === 0) throw new Error('The federation plugin no longer embeds its runtime as it did')
    // Leads to files of which nothing can be shaken out; the plugin's next alias, of the bare name, leads to others.
    if (options.resolve.alias) delete options.resolve.alias['@module-federation/runtime']
  })
}

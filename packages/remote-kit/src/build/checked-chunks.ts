import type { RsbuildPlugin, Rspack } from '@rsbuild/core'

/**
 * Makes the runtime ask the shell (`check-own-files.ts`) for the integrity of every script and style sheet that it
 * loads. Publishing writes the hashes into the document: in the runtime, where `security.sri` puts them, they would
 * cost 3 KB on the sign-in screen. Not in development, where hot reload gives `check-own-files.ts` a copy of the runtime.
 */
export const checkedChunks = (): RsbuildPlugin => ({
  name: 'checked-chunks',
  apply: 'build',
  setup(api) {
    api.modifyRspackConfig((config, { rspack }) => {
      config.plugins?.push({
        apply: ({ hooks }: Rspack.Compiler) => {
          hooks.compilation.tap('checked-chunks', (compilation) => {
            const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation)
            createScript.tap('checked-chunks', (code) => `${code}\n${checkScript}`)
          })
        },
      })
    })
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { tools: { cssExtract: { pluginOptions: { insert: insertStyle } } } }),
    )
  },
})

const checkScript = `script.integrity = __webpack_require__.findIntegrity(script.src); script.crossOrigin = 'anonymous';`

declare const __webpack_require__: { findIntegrity(address: string): string }

/** Stringified into the runtime. */
function insertStyle(link: HTMLLinkElement) {
  link.integrity = __webpack_require__.findIntegrity(link.href)
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}

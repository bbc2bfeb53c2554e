import type { RsbuildPlugin } from '@rsbuild/core'

const federationEntry = /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__/
const folder = /%22(?:(?!%22).)*%2Fnode_modules%2F(?=%40module-federation%2Fwebpack-bundler-runtime%2F)/

/**
 * Makes a commit build identical bytes in every folder, by removing the workspace's path from the output.
 * - The federation plugin's module in an entry is named by its source, which imports by absolute path, and ids are
 *   hashes of names.
 * - The bundler gives libraries the file URL of their module as `import.meta.url`. `new URL('./file', import.meta.url)`
 *   is resolved earlier and not affected.
 * - Chunks of equal size are ordered by their files' paths. Those that contain only shared modules often have equal
 *   sizes, so none are made.
 */
export const portableBuild = (): RsbuildPlugin => ({
  name: 'portable-build',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { source: { define: { 'import.meta.url': JSON.stringify('file:///') } } }),
    )
    api.modifyRspackConfig((config, { rspack }) => {
      const { splitChunks } = config.optimization ?? {}
      // A module with a size type listed here stays in its chunk until it reaches the minimum chunk size.
      const defaultSizeTypes = ['...', 'consume-shared']
      config.optimization = { ...config.optimization, splitChunks: { ...splitChunks, defaultSizeTypes } }
      config.plugins?.push(
        new rspack.NormalModuleReplacementPlugin(federationEntry, (entry) => {
          entry.request = entry.request.replace(folder, '%22')
        }),
      )
    })
  },
})

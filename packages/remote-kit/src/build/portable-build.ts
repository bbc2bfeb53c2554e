import type { RsbuildPlugin } from '@rsbuild/core'

const federationEntry = /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__/
const folder = /%22(?:(?!%22).)*%2Fnode_modules%2F(?=%40module-federation%2Fwebpack-bundler-runtime%2F)/

/**
 * Has the same commit build the same bytes in every folder: takes the place of the workspace out of what is built.
 * - The module that the federation plugin puts into an entry is named by its text, which imports by absolute path, and ids are
 *   hashes of names.
 * - The bundler gives libraries the address of their file on the disk as `import.meta.url`. `new URL('./file', import.meta.url)` is
 *   understood before this and stays as it is.
 * - Where two chunks are of one size, the order of their files' paths decides. Those with nothing but what the shell shares
 *   are often of one size, so none are made.
 */
export const portableBuild = (): RsbuildPlugin => ({
  name: 'portable-build',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { source: { define: { 'import.meta.url': JSON.stringify('file:///') } } }),
    )
    api.modifyRspackConfig((config, { rspack }) => {
      const { splitChunks } = config.optimization ?? {}
      // What has a type of size that is listed here stays where it is used until it is as large as a chunk should be.
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

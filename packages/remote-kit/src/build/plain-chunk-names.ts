import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Names scripts and style sheets without a hash of their content: the folder of a version is named by the content of all its files, so none
 * of them ever changes. The runtime then makes a file's name from the chunk's id, and carries no list of hashes. With ids
 * that are names (`named`) it carries no list at all, but chunks without a name of their own get long ones. For the same
 * reason exports get the shortest names in place of ones that stay the same from build to build: 1.3 % of the scripts of sign-in.
 */
export const plainChunkNames = (chunkIds?: 'named'): RsbuildPlugin => ({
  name: 'plain-chunk-names',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { output: { filename: { js: '[name].js', css: '[name].css' } } }),
    )
    api.modifyRspackConfig((config, { isProd }) => {
      if (!isProd) return
      config.optimization = { ...config.optimization, mangleExports: 'size', ...(chunkIds && { chunkIds }) }
      config.output = { ...config.output, chunkFilename: 'static/js/async/[id].js' }
    })
  },
})

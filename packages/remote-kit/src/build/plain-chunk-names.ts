import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Names scripts and style sheets without a hash of their content: the folder of a version is named by the content of all its files, so none
 * of them ever changes. The runtime then makes a file's name from the chunk's id, and carries no list of hashes. With ids
 * that are names (`named`) it carries no list at all, but chunks without a name of their own get long ones.
 */
export const plainChunkNames = (chunkIds?: 'named'): RsbuildPlugin => ({
  name: 'plain-chunk-names',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { output: { filename: { js: '[name].js', css: '[name].css' } } }),
    )
    api.modifyRspackConfig((config, { isProd }) => {
      if (!isProd) return
      if (chunkIds) config.optimization = { ...config.optimization, chunkIds }
      config.output = { ...config.output, chunkFilename: 'static/js/async/[id].js' }
    })
  },
})

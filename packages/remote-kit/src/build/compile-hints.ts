import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Has Chromium (136 and later) compile every function of these files beside the main thread while they arrive. Only for
 * files of which a screen calls most at once: what nobody calls is compiled and held as well. Decision 0060 has the measures.
 */
export const compileHints = (chunkNames: readonly string[]): RsbuildPlugin => ({
  name: 'compile-hints',
  setup(api) {
    api.modifyRspackConfig((config, { rspack }) => {
      config.plugins?.push(
        new rspack.BannerPlugin({
          // Only the first line of a file is a hint: after what minifying puts there.
          banner: '//# allFunctionsCalledOnLoad',
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
          raw: true,
          test: new RegExp(`/(?:${chunkNames.join('|')})\\.js$`),
        }),
      )
    })
  },
})

import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Lets Chromium (136 and later) compile all functions of these files in the background while they download. Only for
 * files of which a screen calls most functions at once, because unused ones are compiled and kept in memory too.
 * Decision 0060 has measurements.
 */
export const compileHints = (chunkNames: readonly string[]): RsbuildPlugin => ({
  name: 'compile-hints',
  setup(api) {
    api.modifyRspackConfig((config, { rspack }) => {
      config.plugins?.push(
        new rspack.BannerPlugin({
          // A hint must be on the first line, so it is inserted after minification.
          banner: '//# allFunctionsCalledOnLoad',
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
          raw: true,
          test: new RegExp(`/(?:${chunkNames.join('|')})\\.js$`),
        }),
      )
    })
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig, type RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { antdByComponent } from './antd-by-component.ts'
import { chunkLoadTimeout } from './chunk-load-timeout.ts'
import { listSharedModules } from './shared-modules.ts'
import { groupShellChunks } from './shell-chunks.ts'
import { shellFacts } from './shell-facts.ts'
import { withoutColumnFilters } from './without-column-filters.ts'

/** Placeholder that publishing replaces by the address of the version: `/shell/{version}/`. */
export const shellPrefix = '/__shell__/'

const federationPreload = /[\\/](utils[\\/]preload|plugins[\\/]generate-preload-assets)\.js$/
const noPreload = fileURLToPath(new URL('./no-federation-preload.ts', import.meta.url))

/** Build preset of the shell. It is a plain application: the federation runtime is started by its own code. */
export function buildShell(): RsbuildConfig {
  const versions = Object.fromEntries(
    Object.entries(listSharedModules()).map(([name, { version }]) => [name, version]),
  )
  return defineConfig({
    source: {
      entry: { index: './src/index.ts', boot: { import: './src/boot/boot.ts', html: false } },
      transformImport: antdByComponent,
      define: {
        SHARED_VERSIONS: JSON.stringify(versions),
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_HAS_EXPOSES: 'true',
      },
    },
    html: { template: './src/index.html', scriptLoading: 'defer' },
    output: {
      // Chunks are found beside the entry, wherever the version was published.
      assetPrefix: 'auto',
      cleanDistPath: true,
      filename: { js: ({ chunk }) => (chunk?.name === 'boot' ? '[name].js' : '[name].[contenthash:8].js') },
    },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    performance: { printFileSize: false },
    tools: {
      rspack: (config, { rspack }) => {
        groupShellChunks(config)
        config.output = { ...config.output, chunkLoadTimeout }
        config.plugins?.push(new rspack.NormalModuleReplacementPlugin(federationPreload, noPreload))
      },
      htmlPlugin: { publicPath: shellPrefix },
    },
    plugins: [pluginReact(), shellFacts(), withoutColumnFilters()],
  })
}

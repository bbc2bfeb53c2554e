import { defineConfig, type RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { antdByComponent } from './antd-by-component.ts'
import { checkedChunks } from './checked-chunks.ts'
import { chunkLoadTimeout } from './chunk-load-timeout.ts'
import { federate } from './federate.ts'
import { lateFederationRuntime } from './late-federation-runtime.ts'
import { plainIcons } from './plain-icons.ts'
import { listSharedModules } from './shared-modules.ts'
import { groupShellChunks } from './shell-chunks.ts'
import { shellFacts } from './shell-facts.ts'
import { withoutColumnFilters } from './without-column-filters.ts'

/** Placeholder that publishing replaces by the address of the version: `/shell/{version}/`. */
export const shellPrefix = '/__shell__/'

/** Build preset of the shell, the host: the release record names its remotes, and its own code starts the runtime. */
export function buildShell(): RsbuildConfig {
  const versions = Object.fromEntries(
    Object.entries(listSharedModules()).map(([name, { version }]) => [name, version]),
  )
  return defineConfig({
    source: {
      entry: { index: './src/index.ts', boot: { import: './src/boot/boot.ts', html: false } },
      transformImport: antdByComponent,
      define: { SHARED_VERSIONS: JSON.stringify(versions) },
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
      rspack: (config) => {
        groupShellChunks(config)
        config.output = { ...config.output, chunkLoadTimeout }
      },
      htmlPlugin: { publicPath: shellPrefix },
    },
    plugins: [
      pluginReact(),
      shellFacts(),
      checkedChunks(),
      withoutColumnFilters(),
      plainIcons(),
      lateFederationRuntime(),
      federate({ name: 'shell', manifest: false }),
    ],
  })
}

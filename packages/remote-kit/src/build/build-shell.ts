import { defineConfig, type RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { antdByComponent } from './antd/antd-by-component.ts'
import { checkedChunks } from './checked-chunks.ts'
import { chunkLoadTimeout } from './chunk-load-timeout.ts'
import { compileHints } from './compile-hints.ts'
import { listBuiltFiles } from './metadata/list-built-files.ts'
import { groupShellChunks, hintedChunks } from './metadata/shell-chunks.ts'
import { shellMetadata } from './metadata/shell-metadata.ts'
import { plainChunkNames } from './plain-chunk-names.ts'
import { listSharedVersions } from './sharing/shared-modules.ts'
import { sharedNames } from './sharing/shared-names.ts'
import { namedClasses } from './styles/scoped-styles.ts'

/** Placeholder that publishing replaces with the version's address: `/shell/{version}/`. */
export const shellPrefix = '/__shell__/'

/**
 * Build preset of the shell, the host: the release record lists its remotes, and its own code starts the federation
 * runtime.
 */
export function buildShell(): RsbuildConfig {
  return defineConfig({
    source: {
      entry: { index: './src/index.ts', boot: { import: './src/boot/boot.ts', html: false } },
      ...antdByComponent,
      define: {
        SHARED_VERSIONS: JSON.stringify(listSharedVersions()),
        // Set by `experiments.optimization` (`target`, `disableSnapshot`) of the federation plugin, which a host here
        // does not use.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      },
    },
    html: { template: './src/index.html', scriptLoading: 'defer' },
    output: {
      // Chunks are loaded relative to the entry, wherever the version was published.
      assetPrefix: 'auto',
      cleanDistPath: true,
    },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    performance: { printFileSize: false },
    tools: {
      rspack: (config) => {
        groupShellChunks(config)
        // antd's packages lack `sideEffects: false`; without it every component brings along the dependencies of all
        // others.
        config.module?.rules?.push({
          test: { and: [/[\\/]@rc-component[\\/]/, /\.js$/] },
          sideEffects: false,
        })
        config.output = { ...config.output, chunkLoadTimeout }
      },
      htmlPlugin: { publicPath: shellPrefix },
    },
    plugins: [
      pluginReact(),
      sharedNames(),
      plainChunkNames('named'),
      namedClasses('shell'),
      shellMetadata(),
      checkedChunks(),
      compileHints(hintedChunks),
      listBuiltFiles(),
    ],
  })
}

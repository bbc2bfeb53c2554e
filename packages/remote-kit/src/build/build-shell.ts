import { defineConfig, type RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { antdByComponent } from './antd-by-component.ts'
import { checkedChunks } from './checked-chunks.ts'
import { chunkLoadTimeout } from './chunk-load-timeout.ts'
import { federate } from './federate.ts'
import { lateFederationRuntime } from './late-federation-runtime.ts'
import { layeredLibraries } from './layers/layered-libraries.ts'
import { listOwnNames } from './layers/own-names.ts'
import { listBuiltFiles } from './list-built-files.ts'
import { plainChunkNames } from './plain-chunk-names.ts'
import { plainIcons } from './plain-icons.ts'
import { restFilesPlace } from './rest-files.ts'
import { listSharedVersions } from './shared-modules.ts'
import { groupShellChunks } from './shell-chunks.ts'
import { shellFacts } from './shell-facts.ts'
import { namedClasses } from './styles/scoped-styles.ts'
import { withoutColumnFilters } from './without-column-filters.ts'

/** Placeholder that publishing replaces by the address of the version: `/shell/{version}/`. */
export const shellPrefix = '/__shell__/'

/** Build preset of the shell, the host: the release record names its remotes, and its own code starts the runtime. */
export function buildShell(): RsbuildConfig {
  return defineConfig({
    source: {
      entry: { index: './src/index.ts', boot: { import: './src/boot/boot.ts', html: false } },
      transformImport: antdByComponent,
      define: {
        SHARED_VERSIONS: JSON.stringify(listSharedVersions()),
        REST_FILES: JSON.stringify(restFilesPlace),
      },
    },
    html: { template: './src/index.html', scriptLoading: 'defer' },
    output: {
      // Chunks are found beside the entry, wherever the version was published.
      assetPrefix: 'auto',
      cleanDistPath: true,
    },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    performance: { printFileSize: false },
    tools: {
      rspack: (config) => {
        groupShellChunks(config)
        // Its packages forget to say so; without it, whatever one component of theirs needs, all bring along.
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
      layeredLibraries(listOwnNames),
      plainChunkNames('named'),
      namedClasses('shell'),
      shellFacts(),
      checkedChunks(),
      withoutColumnFilters(),
      plainIcons(),
      lateFederationRuntime(),
      federate({ name: 'shell', manifest: false }),
      listBuiltFiles(),
    ],
  })
}

import { toContainerName } from '@console/shared/release/released-remote'
import type { RemoteConfig } from '@console/shared/remote-config'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { defineConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { antdByComponent } from './antd/antd-by-component.ts'
import { chunkLoadTimeout } from './chunk-load-timeout.ts'
import { listBuiltFiles } from './metadata/list-built-files.ts'
import { remoteFiles } from './metadata/remote-files.ts'
import { remoteMetadata } from './metadata/remote-metadata.ts'
import { plainChunkNames } from './plain-chunk-names.ts'
import { portableBuild } from './portable-build.ts'
import { oneCopy } from './sharing/one-copy.ts'
import { listSharedModules } from './sharing/shared-modules.ts'
import { namedClasses, scopedStyles } from './styles/scoped-styles.ts'
import { workers } from './workers/workers.ts'

/** Build preset of a remote: one exposed module, all third-party modules shared by the shell. */
export function buildRemote(config: RemoteConfig): RsbuildConfig {
  return defineConfig({
    // A screen's help is imported as text: `import('./note-list.md?raw')`.
    source: { ...antdByComponent, assetsInclude: /\.md$/ },
    // The CSP forbids fonts and media as data URLs, and they must not be inlined: each import is a file.
    output: { assetPrefix: 'auto', cleanDistPath: true, dataUriLimit: 0 },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    performance: { printFileSize: false },
    server: { cors: false },
    tools: {
      htmlPlugin: false,
      cssExtract: { pluginOptions: { insert: insertStyle } },
      rspack: (rspack) => federate(rspack, config.name),
    },
    plugins: [
      pluginReact(),
      plainChunkNames(),
      portableBuild(),
      namedClasses(config.name),
      scopedStyles(config.name),
      oneCopy(),
      workers(),
      remoteMetadata(config),
      listBuiltFiles(),
    ],
  })
}

/**
 * The shell bundles the federation runtime for all remotes and provides it under this name. Federation's own
 * `externalRuntime` leaves 10 KB (gzip) more of it in every remote's entry.
 */
const bundlerRuntime = 'var _FEDERATION_BUNDLER_RUNTIME'

/**
 * For smaller shared chunks, a request costs more than the 15 KB (gzip) that sharing would save. Sizes are of source,
 * in bytes.
 */
const splitChunks: Rspack.OptimizationSplitChunksOptions = {
  chunks: 'async',
  minSize: 45_000,
  cacheGroups: { defaultVendors: false },
}

function federate(rspack: Rspack.Configuration, name: string) {
  // The exposed module is the only entry: a remote has no page of its own.
  rspack.entry = {}
  rspack.output = {
    ...rspack.output,
    uniqueName: name,
    chunkLoadTimeout,
    crossOriginLoading: 'anonymous',
  }
  rspack.optimization = { ...rspack.optimization, splitChunks }
  rspack.externals = [
    ({ request = '' }, done) =>
      /webpack-bundler-runtime[\\/]dist[\\/]index\.c?js$/.test(request)
        ? done(undefined, bundlerRuntime)
        : done(),
  ]
  rspack.plugins?.push(
    new ModuleFederationPlugin({
      name,
      filename: remoteFiles.entry,
      library: { type: 'var', name: toContainerName(name) },
      manifest: { fileName: remoteFiles.manifest },
      exposes: { './remote': './src/remote.ts' },
      shared: listSharedModules(),
      shareStrategy: 'loaded-first',
      // By package name, not by path: it becomes part of a module's name, and ids are hashes of names.
      runtimePlugins: ['@console/shared/fresh-chunks'],
      dts: false,
      experiments: { optimization: { target: 'web' } },
    }),
  )
}

declare const __webpack_require__: { insertStyle?(link: HTMLLinkElement): void }

/**
 * Stringified into the remote's runtime; calls `fresh-chunks.ts` of shared, which hot reload gives a copy of the runtime.
 */
function insertStyle(link: HTMLLinkElement) {
  if (__webpack_require__.insertStyle) __webpack_require__.insertStyle(link)
  else document.head.append(link)
}

import type { RemoteConfig } from '@console/shared/remote-config'
import { defineConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { antdByComponent } from './antd/antd-by-component.ts'
import { cspCheck } from './csp/csp-check.ts'
import type { Answers } from './csp/report-csp-violations.ts'
import { listBuiltFiles } from './facts/list-built-files.ts'
import { remoteFacts } from './facts/remote-facts.ts'
import { remoteFiles } from './facts/remote-files.ts'
import { chunkLoadTimeout } from './federation/chunk-load-timeout.ts'
import { federate } from './federation/federate.ts'
import { plainIcons } from './icons/plain-icons.ts'
import { plainChunkNames } from './plain-chunk-names.ts'
import { portableBuild } from './portable-build.ts'
import { oneCopy } from './sharing/one-copy.ts'
import { listSharedModules } from './sharing/shared-modules.ts'
import { namedClasses, scopedStyles } from './styles/scoped-styles.ts'
import { workers } from './workers/workers.ts'

type RemoteBuildOptions = {
  /** To what the build says of the console's security policy: why it is of no harm. */
  answers?: Answers
}

/** Build preset of a remote: one exposed module, everything third-party taken from the shell. */
export function buildRemote(config: RemoteConfig, { answers = {} }: RemoteBuildOptions = {}): RsbuildConfig {
  const workerSources = new Set<string>()
  return defineConfig({
    // The help of a screen is a text: `import('./note-list.md?raw')`.
    source: { transformImport: antdByComponent, assetsInclude: /\.md$/ },
    // The policy takes no font or recording as data, and no call for any of it: what is imported is a file.
    output: { assetPrefix: 'auto', cleanDistPath: true, dataUriLimit: 0 },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    performance: { printFileSize: false },
    server: { cors: false },
    tools: { htmlPlugin: false, rspack: (rspack) => leaveRuntimeToShell(rspack, config.name) },
    plugins: [
      pluginReact(),
      plainChunkNames(),
      portableBuild(),
      federate({
        name: config.name,
        filename: remoteFiles.entry,
        // Not the name alone: `id="content"` somewhere on the page is a global called content.
        library: { type: 'var', name: `console_remote_${config.name}` },
        manifest: { fileName: remoteFiles.manifest },
        exposes: { './remote': './src/remote.ts' },
        shared: listSharedModules(),
      }),
      namedClasses(config.name),
      scopedStyles(config.name),
      oneCopy(),
      plainIcons(),
      workers(workerSources),
      cspCheck(answers, workerSources),
      remoteFacts(config),
      listBuiltFiles(),
    ],
  })
}

/**
 * The shell carries the federation runtime for everybody. Federation's own `externalRuntime` leaves 13 kB (gzip) of it
 * in every remote's entry, this leaves 3.
 */
function leaveRuntimeToShell(rspack: Rspack.Configuration, uniqueName: string) {
  // The exposed module is the only way in: a remote has no page of its own.
  rspack.entry = {}
  rspack.output = { ...rspack.output, uniqueName, chunkLoadTimeout, crossOriginLoading: 'anonymous' }
  rspack.externals = [
    ({ request }, done) =>
      /webpack-bundler-runtime[\\/]dist[\\/]index\.c?js$/.test(request ?? '')
        ? done(undefined, 'var _FEDERATION_BUNDLER_RUNTIME')
        : done(),
  ]
}

import { join } from 'node:path'
import { createRsbuild, loadConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core'
import { listBuiltUnits, root } from '../../src/console/built-units.ts'

/** A build's output, and the files that a screen needs beyond those in the document's own tags. */
export type OneBundle = { distDir: string; listScreenFiles(...routeModules: string[]): string[] }

const distDir = join(import.meta.dirname, 'dist')

/** The shell and all remotes as one application: the cost of the console without federation. */
async function readConfig(): Promise<RsbuildConfig> {
  const shell = await loadConfig({ cwd: join(root, 'shell') })
  const { source: { transformImport } = {}, plugins } = shell.content
  return {
    mode: 'production',
    logLevel: 'error',
    source: {
      entry: {
        index: buildEntry(),
        boot: { import: join(root, 'shell/src/boot/boot.ts'), html: false },
      },
      ...(transformImport && { transformImport }),
      assetsInclude: /\.md$/,
    },
    html: { template: join(root, 'shell/src/index.html'), scriptLoading: 'defer' },
    output: {
      distPath: { root: distDir },
      assetPrefix: 'auto',
      cleanDistPath: true,
      filename: { js: ({ chunk }) => (chunk?.name === 'boot' ? '[name].js' : '[name].[contenthash:8].js') },
    },
    tools: {
      htmlPlugin: { publicPath: '/__shell__/' },
      rspack: { optimization: { splitChunks: { chunks: 'async', minSize: 20_000 } } },
    },
    plugins: (plugins ?? []).filter(isForAnyBuild),
  }
}

/** Plugins of the shell's own build that list its files or federate it. */
const ownPlugins: readonly string[] = [
  'console-shell-metadata',
  'console-federation',
  'lazy-federation-runtime',
  'layered-libraries',
  'plain-chunk-names',
]

const isForAnyBuild = (plugin: NonNullable<RsbuildConfig['plugins']>[number]) =>
  !(plugin && 'name' in plugin && ownPlugins.includes(plugin.name))

/** An entry as a data URL with a static import of each remote, so that nobody maintains a list. */
function buildEntry(): string {
  const remotes = listBuiltUnits().filter(({ name }) => name !== 'shell')
  const toImport = (what: string, file: string) => `import ${what} from ${JSON.stringify(file)}`
  const lines = [
    toImport('{ startOneBundle }', join(import.meta.dirname, 'main.ts')),
    ...remotes.map(({ dir }, index) => toImport(`remote${index}`, join(dir, 'src', 'remote.ts'))),
    `startOneBundle([${remotes.map((_, index) => `remote${index}`)}])`,
  ]
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`
}

export async function buildOneBundle(): Promise<OneBundle> {
  const rsbuild = await createRsbuild({ cwd: import.meta.dirname, config: await readConfig() })
  const { stats } = await rsbuild.build()
  const { chunks = [] } = stats?.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true }) ?? {}
  const initial = new Set(chunks.filter((chunk) => chunk.initial).flatMap(listFiles))
  return {
    distDir,
    listScreenFiles: (...routeModules) => {
      const files = routeModules.flatMap((module) => listFilesOf(chunks, module))
      return [...new Set(files)].filter((file) => !initial.has(file))
    },
  }
}

const listFiles = (chunk: Rspack.StatsChunk) => (chunk.files ?? []).filter((file) => /\.(js|css)$/.test(file))

/** `module` is the end of a lazily imported path: `packages/list/package-list.route.tsx`. */
function listFilesOf(chunks: readonly Rspack.StatsChunk[], module: string): string[] {
  const found = chunks.filter((chunk) =>
    chunk.origins?.some(({ request }) => request?.endsWith(`/${module}`) || request === module),
  )
  if (found.length === 0) throw new Error(`No lazy import of the one bundle names ${module}`)
  return found.flatMap(listFiles)
}

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core'

/** Otherwise Zod would test whether the CSP allows eval; it reads this before its first schema. */
const withoutGeneratedCode = 'globalThis.__zod_globalConfig={jitless:true};'

export type WorkerLoaderOptions = {
  mode: RsbuildConfig['mode']
  define: NonNullable<RsbuildConfig['source']>['define']
}

/** Bundles the whole worker into one script that runs both as a module and as a classic script. */
// biome-ignore lint/style/noDefaultExport: the bundler expects a default export
export default async function loadWorker(this: Rspack.LoaderContext<WorkerLoaderOptions>): Promise<string> {
  const { mode, define } = this.getOptions()
  const dir = await mkdtemp(join(tmpdir(), 'console-worker-'))
  try {
    const rsbuild = await createRsbuild({
      cwd: this.rootContext,
      config: {
        ...(mode && { mode }),
        logLevel: 'error',
        source: { ...(define && { define }), entry: { worker: this.resourcePath } },
        output: {
          target: 'web-worker',
          distPath: { root: dir, js: '' },
          filename: { js: '[name].js' },
          legalComments: 'none',
          sourceMap: false,
        },
        performance: { printFileSize: false },
      },
    })
    const { stats, close } = await rsbuild.build()
    for (const file of stats && 'compilation' in stats ? stats.compilation.fileDependencies : [])
      this.addDependency(file)
    await close()
    const text = await readFile(join(dir, 'worker.js'), 'utf8')
    return text.includes('__zod_globalConfig') ? `${withoutGeneratedCode}${text}` : text
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { createRsbuild, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import type { WorkspaceUnit } from '../workspace/workspace-units.ts'

/** Answers requests for the files of one unit; undefined where there is no such file. */
export type DevUnit = { dir: string; fetch(path: string): Promise<Response | undefined> }

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
}

async function openUnit({ dir }: WorkspaceUnit, extra: RsbuildConfig) {
  const { content } = await loadConfig({ cwd: dir })
  return createRsbuild({ cwd: dir, config: mergeRsbuildConfig(content, { mode: 'development' }, extra) })
}

/** A development server with hot reload; the browser's reload socket goes to it directly. */
export async function serveUnitFromSource(unit: WorkspaceUnit): Promise<DevUnit> {
  const rsbuild = await openUnit(unit, {
    server: { host: '127.0.0.1', port: 3100, printUrls: false },
    // Files are served from memory, and the last build is somebody else's.
    output: { cleanDistPath: false },
  })
  rsbuild.modifyRsbuildConfig((config) => {
    if (config.source?.entry !== undefined) delete config.source.entry.boot
    config.dev = { ...config.dev, client: { ...config.dev?.client, host: 'localhost', port: '<port>' } }
  })
  const { port } = await rsbuild.startDevServer()
  return {
    dir: unit.dir,
    async fetch(path) {
      const response = await fetch(`http://127.0.0.1:${port}/${path}`)
      // The body is decoded by now, so the headers on its encoding are dropped.
      const type = response.headers.get('content-type') ?? 'text/plain'
      return response.ok ? new Response(response.body, { headers: { 'content-type': type } }) : undefined
    },
  }
}

/** A build for development, made once. */
export async function buildUnitForDev(unit: WorkspaceUnit): Promise<DevUnit> {
  const root = join(unit.dir, 'node_modules', '.dev-dist')
  const rsbuild = await openUnit(unit, { dev: { hmr: false }, output: { distPath: { root } } })
  await rsbuild.build()
  return serveBuiltUnit(unit.dir, root)
}

/** A unit served from the output of its build, in the folder `root`. */
export const serveBuiltUnit = (dir: string, root: string): DevUnit => ({
  dir,
  async fetch(path) {
    const file = normalize(join(root, path))
    if (!file.startsWith(root)) return undefined
    const content = await readFile(file).catch(() => undefined)
    return (
      content && new Response(content, { headers: { 'content-type': types[extname(file)] ?? 'text/plain' } })
    )
  },
})

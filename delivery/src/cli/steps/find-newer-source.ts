import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkspaceUnit } from '../../workspace/workspace-units.ts'

/** The files that a unit is built from. */
const sources = ['src/**/*.*', '*.config.ts', 'package.json', 'recorded-api.json']

/** A source that was written after the unit was built: the build is not of what is here. */
export async function findNewerSource({ name, dir, distDir }: WorkspaceUnit): Promise<string | undefined> {
  const description = join(distDir, name === 'shell' ? 'shell.json' : 'remote.json')
  const built = await stat(description).catch(() => undefined)
  if (built === undefined) return undefined
  for await (const file of glob(sources, { cwd: dir })) {
    if (/\.test\.tsx?$/.test(file)) continue
    const { mtimeMs } = await stat(join(dir, file))
    if (mtimeMs > built.mtimeMs) return file
  }
  return undefined
}

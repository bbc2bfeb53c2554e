import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emitSurface } from './emit-surface.ts'
import { type Judged, judgeSurfaces, type SurfaceUser } from './judge-surface.ts'
import { readKeptSurfaces } from './kept-surfaces.ts'

/** Faults of the public surface of a workspace as it is; a text for each. */
export async function checkSurface(root: string): Promise<string[]> {
  return (await judgeSurfaces([await readJudged(root)])).flat()
}

/** A workspace as it is, to be judged. */
export async function readJudged(root: string): Promise<Judged> {
  const [now, kept, users, version] = await Promise.all([
    emitSurface(root),
    readKeptSurfaces(root),
    readUsers(root),
    readPlatformVersion(root),
  ])
  return { version, now, kept, users }
}

/** As `packages/shared/src/platform/platform.ts` states it. */
export async function readPlatformVersion(root: string): Promise<string> {
  const text = await readFile(join(root, 'packages/shared/src/platform/platform.ts'), 'utf8')
  const version = /platformVersion = '([\d.]+)'/.exec(text)?.[1]
  if (version === undefined) throw new Error('platform.ts states no platformVersion')
  return version
}

async function readUsers(root: string): Promise<SurfaceUser[]> {
  const configs = (await Array.fromAsync(glob('remotes/*/remote.config.ts', { cwd: root }))).sort()
  return Promise.all(
    configs.map(async (file) => {
      const folder = file.slice(0, file.lastIndexOf('/'))
      const text = await readFile(join(root, file), 'utf8')
      return {
        name: folder.slice(folder.lastIndexOf('/') + 1),
        platform: /platform: '([^']+)'/.exec(text)?.[1] ?? '*',
        sources: await readSources(root, folder),
      }
    }),
  )
}

async function readSources(root: string, folder: string) {
  const files = (await Array.fromAsync(glob(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }))).sort()
  const read = async (file: string): Promise<[string, string]> => [
    file,
    await readFile(join(root, file), 'utf8'),
  ]
  return new Map(await Promise.all(files.map(read)))
}

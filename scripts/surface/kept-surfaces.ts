import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readSurface, type Surface, writeSurface } from './surface.ts'

/** One file for each minor version of the platform that a released remote may have been built for. */
const folder = (root: string) => join(root, 'packages', 'shared', 'surfaces')

/** By minor version: `1.5`. */
export async function readKeptSurfaces(root: string): Promise<Map<string, Surface>> {
  const files = (await Array.fromAsync(glob('*.txt', { cwd: folder(root) }))).sort()
  return new Map(
    await Promise.all(
      files.map(
        async (file): Promise<[string, Surface]> => [
          basename(file, '.txt'),
          readSurface(await readFile(join(folder(root), file), 'utf8')),
        ],
      ),
    ),
  )
}

export const keepSurface = (root: string, minor: string, surface: Surface): Promise<void> =>
  writeFile(join(folder(root), `${minor}.txt`), writeSurface(surface))

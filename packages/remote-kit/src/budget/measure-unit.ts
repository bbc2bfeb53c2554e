import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { builtRemoteSchema, builtShellSchema } from '@console/shared/release'
import { remoteContractSchema } from '@console/shared/release/contract'
import * as z from 'zod/mini'

const compress = promisify(gzip)

export type FileSize = { file: string; bytes: number }

/** Files that are loaded together; bytes are compressed as the console's server sends them. */
export type Part = { name: string; files: FileSize[] }

/** A built unit: `dir` is its folder, with the build's output in `dist`. */
export type Unit = { name: string; dir: string }

/**
 * Measures a unit's downloads, grouped by purpose. A remote: its entry, and in addition each screen, and each module that
 * its exposed module imports late for points on screens of others. The shell: signing in, the frame, and each further file that it provides to remotes. Shared modules count for the shell only.
 * @throws Error if the unit is not built.
 */
export async function measureUnit(unit: Unit): Promise<Part[]> {
  const parts = await (unit.name === 'shell' ? listShellFiles(unit) : listRemoteFiles(unit))
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? toCompressedSize(join(unit.dir, 'dist', file))
    sizes.set(file, size)
    return size
  }
  return Promise.all(
    Object.entries(parts).map(async ([name, files]) => ({
      name,
      files: await Promise.all(
        [...new Set(files)].map(async (file) => ({ file, bytes: await sizeOf(file) })),
      ),
    })),
  )
}

type PartFiles = Record<string, readonly string[]>

async function listRemoteFiles(unit: Unit): Promise<PartFiles> {
  const metadata = await readMetadata(unit, 'remote.json')
  const { entry, screenAssets } = builtRemoteSchema.parse(metadata)
  const { parts = {} } = z.parse(z.pick(remoteContractSchema, { parts: true }), metadata)
  const screens = Object.entries(screenAssets).map(([path, { files }]) => [path, files] as const)
  return { entry: [entry], ...Object.fromEntries(screens), ...parts }
}

async function listShellFiles(unit: Unit): Promise<PartFiles> {
  const { signIn, frame, provided } = builtShellSchema.parse(await readMetadata(unit, 'shell.json'))
  const document = await readFile(join(unit.dir, 'dist', 'index.html'), 'utf8')
  const initial = Array.from(document.matchAll(/"\/__shell__\/([^"]+)"/g), ([, file = '']) => file)
  const first = new Set([...initial, ...signIn, ...frame])
  const given = new Set(Object.values(provided).flat()).difference(first)
  const layers = Map.groupBy(given, (file) => `shared ${basename(file).replace(/\.[^.]+$/, '')}`)
  return {
    'sign-in': [...initial, ...signIn],
    frame: [...initial, ...frame],
    ...Object.fromEntries([...layers].sort(([one], [other]) => one.localeCompare(other))),
  }
}

async function readMetadata({ name, dir }: Unit, file: string): Promise<unknown> {
  const text = await readFile(join(dir, 'dist', file), 'utf8').catch((cause: unknown) => {
    throw new Error(`${name} is not built: there is no dist/${file}. Build it first: pnpm build.`, { cause })
  })
  return JSON.parse(text)
}

const toCompressedSize = async (file: string) =>
  (await compress(await readFile(file), { level: constants.Z_BEST_COMPRESSION })).length

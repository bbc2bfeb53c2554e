import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../commands/workspace.ts'
import { hideExports } from './kit-entries.ts'
import { examPackages, fromShell, type KitPackage, kitPackages, remoteKit, tools } from './kit-packages.ts'
import { packFolder, toText } from './pack-folder.ts'
import { type Manifest, toPackedManifest } from './packed-manifest.ts'
import { readCatalog } from './read-catalog.ts'
import { stagePackage } from './stage-package.ts'
import { stageShell } from './stage-shell.ts'
import { writeBins } from './write-bins.ts'

type PackedKit = { name: string; version: string; file: string }

/**
 * Packs everything that a standalone repository needs as tarballs below `out`; equal sources give equal bytes. A
 * version is the one that Changesets gives `remoteKit`, with a hash of the package's content, so that it changes
 * exactly when that does. `only` limits packing to these folders, without the shell and the kit.
 * @throws Error with the output of the compiler, the shell's build or pnpm.
 */
export async function packKit(out: string, only?: readonly string[]): Promise<PackedKit[]> {
  const { version: kitVersion } = await readManifest(remoteKit.folder)
  const work = await mkdtemp(join(tmpdir(), 'console-kit-'))
  const stages = new Map<string, string>()
  const packed: Record<string, string> = {}
  const made: PackedKit[] = []
  const pack = async (manifest: { name: string; exports?: object }, dir: string) => {
    const one = await packFolder(manifest, { dir, out, kitVersion })
    packed[manifest.name] = one.version
    stages.set(manifest.name, dir)
    made.push({ name: manifest.name, ...one })
  }
  try {
    await rm(out, { recursive: true, force: true })
    await mkdir(out, { recursive: true })
    const catalog = readCatalog()
    const packPackage = async (kit: KitPackage, addFiles?: (dir: string) => Promise<void>) => {
      const dir = join(work, basename(kit.folder))
      await mkdir(dir)
      await stagePackage(kit, dir, stages)
      await addFiles?.(dir)
      const source = await readManifest(kit.folder)
      const bin = await writeBins(dir, source.bin)
      const manifest = toPackedManifest({ ...source, bin }, dir, { catalog, packed, optional: kit.optional })
      const exports = { ...manifest.exports, ...kit.exports }
      await pack({ ...manifest, exports: kit.isClosed ? hideExports(manifest.name, exports) : exports }, dir)
    }
    const asked = [...kitPackages, ...examPackages].filter(({ folder }) => only?.includes(folder))
    for (const kit of only === undefined ? kitPackages : asked) await packPackage(kit)
    if (only !== undefined) return made
    const shellDir = join(work, 'shell')
    await pack(await stageShell(shellDir), shellDir)
    await packPackage(remoteKit, async (dir) => {
      await writeFile(join(dir, 'versions.json'), toText(listVersions(catalog, packed)))
    })
    const files = Object.fromEntries(made.map(({ name, file }) => [name, basename(file)]))
    await writeFile(join(out, 'versions.json'), toText({ ...listVersions(catalog, packed), files }))
    await copyFile(join(root, remoteKit.folder, 'CHANGELOG.md'), join(out, 'CHANGELOG.md'))
    return made
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** The dependencies in a remote's manifest, with their versions. */
function listVersions(catalog: Readonly<Record<string, string>>, packed: Readonly<Record<string, string>>) {
  const named = [...fromShell, ...tools].map((name) => [name, catalog[name]])
  return { versions: { ...Object.fromEntries(named), ...packed } }
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))

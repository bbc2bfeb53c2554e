import { existsSync, statSync } from 'node:fs'
import { constants, copyFile, mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { ReleaseError } from '../../errors/release-error.ts'
import { type LoadedSite, listRecords } from '../records/load-site.ts'
import { type FolderContents, hashFolder, listFiles, readFolder } from '../site/hash-files.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { readJsonFile } from '../site/read-json-file.ts'
import { type SiteLayout, toFileAddress } from '../site/site-layout.ts'
import { type BuiltUnit, readBuiltUnit, type UnitToPublish } from './read-built-unit.ts'

/** `stagedDir` holds its files until they are at their address; `contents` is what was read there. */
export type StagedUnit = BuiltUnit & { stagedDir: string; contents: FolderContents }

export const isStaged = (unit: BuiltUnit): unit is StagedUnit => 'stagedDir' in unit

/** The published files, and those of staged units at the addresses where they will be. */
export function withStaged(published: PublishedFiles, units: readonly StagedUnit[]): PublishedFiles {
  const staged = new Map(
    units.flatMap((unit) =>
      Array.from(unit.contents, ([file, content]) => [toFileAddress(unit, file), content] as const),
    ),
  )
  return { read: async (address) => staged.get(address) ?? published.read(address) }
}

const packageSchema = z.object({ version: z.string() })

/**
 * Copies built folders into the release folder's staging and reads them there, so that a build running meanwhile
 * cannot make the record and the files differ.
 */
export const stageUnits = (layout: SiteLayout, units: readonly UnitToPublish[]): Promise<StagedUnit[]> =>
  Promise.all(
    units.map(async (unit) => {
      expectBuilt(unit)
      const stagedDir = join(layout.staging, 'units', unit.name)
      await copyFolder(unit.distDir, stagedDir)
      const contents = await readFolder(stagedDir)
      return { ...readBuiltUnit(unit, contents, await readPackageVersion(unit.distDir)), stagedDir, contents }
    }),
  )

/** @throws ReleaseError `build-output`. */
export function expectBuilt({ name, distDir }: UnitToPublish): void {
  if (statSync(distDir, { throwIfNoEntry: false })?.isDirectory()) return
  throw new ReleaseError(
    'build-output',
    `${name} has not been built: there is no folder ${distDir}. Build it first: pnpm --filter ${name} build.`,
  )
}

/** The version in the `package.json` beside a built folder; 0.0.0 without one. */
export async function readPackageVersion(distDir: string): Promise<string> {
  const file = join(dirname(distDir), 'package.json')
  if (!existsSync(file)) return '0.0.0'
  const source = {
    shownAs: file,
    code: 'build-output',
    advice: 'Correct it and publish again.',
  } as const
  return (await readJsonFile(file, packageSchema, source)).version
}

async function copyFolder(from: string, to: string): Promise<void> {
  const files = await listFiles(from)
  await Promise.all(
    [to, ...files.map((file) => dirname(join(to, file)))].map((dir) => mkdir(dir, { recursive: true })),
  )
  await Promise.all(
    files.map(async (file) => {
      await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE)
      const handle = await open(join(to, file), 'r+')
      await handle.sync().finally(() => handle.close())
    }),
  )
}

/** Puts a staged unit at its address. The folder that is there already is kept if whole, replaced if damaged. */
export async function installUnit(layout: SiteLayout, unit: StagedUnit): Promise<void> {
  const target = layout.unit(unit.name, unit.version)
  const present = await hashFolder(target).catch(() => undefined)
  if (isDeepStrictEqual(present, unit.files)) return
  await mkdir(dirname(target), { recursive: true })
  if (present !== undefined) await rename(target, join(layout.staging, `damaged-${unit.name}`))
  await rename(unit.stagedDir, target)
}

/**
 * A version is named by the start of a hash, so two could have the same name. The released one stays.
 * @throws ReleaseError `collision`.
 */
export function expectNoCollision(site: LoadedSite, units: readonly StagedUnit[]): void {
  for (const unit of units) {
    const { name, files } = unit
    const folder = toFileAddress(unit, '')
    for (const record of listRecords(site)) {
      const released = Object.entries(record.files).filter(([address]) => address.startsWith(folder))
      const isSame = released.every(
        ([address, integrity]) => files[address.slice(folder.length)] === integrity,
      )
      if (isSame && (released.length === 0 || released.length === Object.keys(files).length)) continue
      throw new ReleaseError(
        'collision',
        `Release ${record.id} has other files at ${folder}, so ${name} was not published. Change something in ${name}, build it and publish again.`,
      )
    }
  }
}

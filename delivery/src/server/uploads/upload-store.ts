import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { RequestRefusal } from '../../errors/request-refusal.ts'
import { toFileName } from '../../protocol/file-name.ts'
import type { UploadedUnit } from '../../protocol/release-protocol.schema.ts'
import type { UnitToPublish } from '../../releases/units/read-built-unit.ts'
import { expectWithinLimits } from './expect-within-limits.ts'
import { assemble, receive } from './uploaded-files.ts'

/** An uploaded file is kept for a week after its last use: most files of the next build are the same. */
const keptFor = 7 * 24 * 60 * 60 * 1000
/** The limit for all kept uploads together. */
const mostBytes = 4 * 2 ** 30

/** The files of an upload under their hashes, so that each is sent once, however often it is needed. */
export type UploadStore = ReturnType<typeof openUploadStore>

export function openUploadStore(dir: string) {
  const files = join(dir, 'files')
  /** Sizes of announced files; no others are accepted. */
  const announced = new Map<string, number>()
  const fileOf = (integrity: string) => join(files, toFileName(integrity))

  const isThere = async (integrity: string) => {
    const now = new Date()
    return utimes(fileOf(integrity), now, now).then(
      () => true,
      () => false,
    )
  }
  return {
    /**
     * Integrities of the files of these units that have still to be sent.
     * @throws RequestRefusal when the upload is too large.
     */
    async announce(units: readonly UploadedUnit[]): Promise<string[]> {
      const named = listFiles(units)
      expectWithinLimits(named)
      await mkdir(files, { recursive: true })
      const sizes = new Map(named.map(({ integrity, size }) => [integrity, size]))
      const there = await Promise.all([...sizes.keys()].map(isThere))
      const missing = [...sizes].filter((_, index) => !there[index])
      const coming = missing.reduce((sum, [, size]) => sum + size, 0)
      if (coming > 0 && (await removeOld(files)) + coming > mostBytes)
        throw new RequestRefusal(
          507,
          'upload',
          'The release server has no room for this upload. Ask an administrator of the server to free some space, or try again tomorrow.',
        )
      for (const [integrity, size] of missing) announced.set(integrity, size)
      return missing.map(([integrity]) => integrity)
    },

    /** @throws RequestRefusal when the content is not what its name says, or nobody announced it. */
    async put(integrity: string, body: ReadableStream<Uint8Array> | null): Promise<void> {
      const size = announced.get(integrity)
      if (size === undefined) {
        // Sent again, since its answer was lost.
        if (await isThere(integrity)) return
        throw new RequestRefusal(409, 'upload', unannounced)
      }
      await mkdir(files, { recursive: true })
      const staged = join(files, `${randomUUID()}.part`)
      try {
        await receive(body, staged, { integrity, size })
        await rename(staged, fileOf(integrity))
      } finally {
        await rm(staged, { force: true })
      }
      announced.delete(integrity)
    },

    /**
     * Puts the units into folders, as their builds wrote them, while `work` runs.
     * @throws ReleaseError `upload` when something was not sent.
     */
    async withBuiltUnits<Result>(
      units: readonly UploadedUnit[],
      work: (units: UnitToPublish[]) => Promise<Result>,
    ): Promise<Result> {
      const built = join(dir, `built-${randomUUID()}`)
      try {
        return await work(
          await Promise.all(units.map((unit) => assemble(unit, join(built, unit.name), fileOf))),
        )
      } finally {
        await rm(built, { recursive: true, force: true })
      }
    },
  }
}

const unannounced =
  'The release server does not expect this file. It may have been restarted: publish again, and only what is missing is sent.'

const listFiles = (units: readonly UploadedUnit[]) => units.flatMap(({ files }) => Object.values(files))

/** @returns bytes that are left. */
async function removeOld(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = join(folder, name)
      const found = await stat(file).catch(() => undefined)
      if (found === undefined) return 0
      if (Date.now() - found.mtimeMs < keptFor) return found.size
      await rm(file, { force: true })
      return 0
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

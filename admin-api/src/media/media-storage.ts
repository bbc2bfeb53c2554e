import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** The storage of the library's files. A key is a file name made of its hash, and never holds a path. */
export type MediaStorage = {
  /** Moves the file at `path` into the storage. An existing file under the key had the same bytes. */
  put(key: string, path: string): Promise<void>
  /** In bytes; undefined where there is no such file. */
  readSize(key: string): Promise<number | undefined>
  /** Some of its bytes, with the size of all of them; undefined where there is no such file, or none of these bytes. */
  read(key: string, range: ByteRange): Promise<{ body: Readable; size: number } | undefined>
  remove(key: string): Promise<void>
}

/** A folder of this machine, or one that several share. */
export function openFolderStorage(folder: string): MediaStorage {
  const toPath = (key: string) => join(folder, key)
  return {
    async put(key, path) {
      await mkdir(folder, { recursive: true })
      await move(path, toPath(key))
    },
    readSize: async (key) => {
      const found = await stat(toPath(key)).catch(() => undefined)
      return found?.size
    },
    async read(key, range) {
      const file = await open(toPath(key)).catch(() => undefined)
      if (file === undefined) return undefined
      const { size } = await file.stat()
      return { body: file.createReadStream(range), size }
    },
    remove: (key) => rm(toPath(key), { force: true }),
  }
}

/** The file is whole under its name at every moment, also when it comes from another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EXDEV') throw error
    const copied = `${to}.copied`
    await copyFile(from, copied)
    await rename(copied, to)
    await rm(from)
  }
}

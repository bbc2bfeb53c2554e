import { hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { ContentEncoding } from '@console/node-server/negotiate-encoding'
import { encodeContent } from './encode-content.ts'

/** A file's bytes, and values that are derived from them once. */
export type Content = {
  /** A strong tag of the bytes themselves, without quotes. */
  tag: string
  encode(encoding: ContentEncoding): Promise<Buffer<ArrayBuffer>>
}

/** Room for two releases of a console; the least recently used file goes first. */
const keepAtMost = 64 * 1024 * 1024

export function toContent(bytes: Buffer<ArrayBuffer>, storeDir: string): Content {
  const encoded = new Map<ContentEncoding, Promise<Buffer<ArrayBuffer>>>()
  return {
    tag: hash('sha256', bytes).slice(0, 24),
    encode(encoding) {
      if (encoding === 'identity') return Promise.resolve(bytes)
      const result = encoded.get(encoding) ?? encodeContent(bytes, encoding, storeDir)
      encoded.set(encoding, result)
      return result
    },
  }
}

/** Reads files into memory; a file that was replaced since is read again. */
export function openContentCache(storeDir: string) {
  const kept = new Map<string, { stamp: string; size: number; content: Content }>()
  return {
    /** Undefined when there is no such file. */
    async read(file: string): Promise<Content | undefined> {
      const handle = await open(file).catch(() => undefined)
      if (handle === undefined) return undefined
      try {
        const { ino, mtimeNs, size } = await handle.stat({ bigint: true })
        const stamp = `${ino}-${mtimeNs}-${size}`
        const known = kept.get(file)
        const isKnown = known?.stamp === stamp
        const entry = isKnown
          ? known
          : { stamp, size: Number(size), content: toContent(await handle.readFile(), storeDir) }
        kept.delete(file)
        kept.set(file, entry)
        dropOldest(kept)
        return entry.content
      } catch {
        return undefined // a folder
      } finally {
        await handle.close()
      }
    },
  }
}

function dropOldest(kept: Map<string, { size: number }>): void {
  let total = [...kept.values()].reduce((sum, entry) => sum + entry.size, 0)
  for (const [file, entry] of kept) {
    if (total <= keepAtMost) return
    kept.delete(file)
    total -= entry.size
  }
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { signatureLength } from '@console/shared/schemas/media-signature'

/** The bytes of an unfinished upload, in a file of the staging folder. */
export function openStagedUpload(staging: string, id: number) {
  const path = join(staging, `${id}.part`)
  return {
    path,
    /** How many bytes have arrived. */
    async readSize(): Promise<number> {
      const found = await stat(path).catch(() => undefined)
      return found?.size ?? 0
    },
    /**
     * Writes bytes at `offset` as they arrive. Those that arrived before the connection broke stay; the same bytes sent again
     * overwrite them.
     */
    async write(offset: number, chunks: AsyncIterable<Uint8Array>): Promise<void> {
      await mkdir(staging, { recursive: true })
      // Created where it is missing, and never truncated.
      const file = await open(path, 'a+').then((made) => made.close().then(() => open(path, 'r+')))
      try {
        let at = offset
        for await (const chunk of chunks) {
          await file.write(chunk, 0, chunk.length, at)
          at += chunk.length
        }
      } finally {
        await file.close()
      }
    },
    async readHead(): Promise<Uint8Array> {
      const file = await open(path)
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(signatureLength), 0, signatureLength, 0)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    async hash(): Promise<string> {
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(path)) hash.update(chunk)
      return hash.digest('hex')
    },
    remove: () => rm(path, { force: true }),
  }
}

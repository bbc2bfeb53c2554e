import { hash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { ContentEncoding } from '@console/node-server/negotiate-encoding'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** Measured on 1.4 MB of minified script: 9 gives 390 KB in 0.1 s, 10 gives 364 KB in 0.8 s, 11 gives 361 KB in 1.7 s. */
const brotliQuality = 10

/**
 * Compresses content. Brotli's result is kept in `storeDir`, so that it is paid for once and not again after a
 * restart; where that folder cannot be written, it is only kept by the caller.
 */
export async function encodeContent(
  content: Buffer,
  encoding: Exclude<ContentEncoding, 'identity'>,
  storeDir: string,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return compressGzip(content, { level: 9 })
  const file = join(storeDir, `${hash('sha256', content)}.${brotliQuality}.br`)
  const stored = await readStored(file, content)
  if (stored) return stored
  const encoded = await compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  await store(file, storeDir, encoded).catch(() => undefined)
  return encoded
}

/** Decompressing takes a hundredth of the time, so nothing damaged is ever served. */
async function readStored(file: string, content: Buffer): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    const stored = await readFile(file)
    return (await decompressBrotli(stored)).equals(content) ? stored : undefined
  } catch {
    return undefined
  }
}

async function store(file: string, storeDir: string, encoded: Buffer): Promise<void> {
  await mkdir(storeDir, { recursive: true })
  const staged = `${file}.${process.pid}`
  await writeFile(staged, encoded)
  await rename(staged, file)
}

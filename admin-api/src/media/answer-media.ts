import { Readable } from 'node:stream'
import { mediaPolicy } from '@console/node-server/security-headers'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import type { Incoming } from '../http/api-route.ts'
import { isKnown } from '../http/entity-tag.ts'
import { readMediaName } from './media-name.ts'
import type { ByteRange, MediaStorage } from './media-storage.ts'
import { mediaFileTable } from './media-table.ts'

/** A browser that opens the address directly may show the file and nothing else. */
const mediaHeaders = {
  // The address is made of the bytes, so it always shows the same.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': mediaPolicy,
  // Tests are taken on pages of other origins.
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
}

/** Anybody may read a file whose address they know, as candidates do. Ranges as in RFC 9110 §14. */
export async function answerMedia(
  database: Database,
  storage: MediaStorage,
  name: string,
  incoming: Pick<Incoming, 'readHeader'>,
): Promise<Response> {
  const asked = readMediaName(name)
  const rows =
    asked && (await database.select().from(mediaFileTable).where(eq(mediaFileTable.hash, asked.hash)))
  const file = rows?.[0]
  if (file === undefined || file.type !== asked?.type)
    throw new ApiError(404, 'There is no file at this address.')
  const etag = `"${file.hash}"`
  const headers = new Headers({
    ...mediaHeaders,
    etag,
    'content-type': file.type,
    'content-disposition': `inline; filename="${name}"`,
  })
  if (isKnown(incoming.readHeader('if-none-match'), etag)) return new Response(null, { status: 304, headers })

  const condition = incoming.readHeader('if-range')
  const asks = condition === undefined || condition === etag ? incoming.readHeader('range') : undefined
  const range = readRange(asks, file.size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  const read = await storage.read(name, { start, end })
  if (read?.size !== file.size) {
    read?.body.destroy()
    throw new ApiError(404, 'The bytes of this file are lost. Upload it again.')
  }
  headers.set('content-length', String(end - start + 1))
  if (range !== undefined) headers.set('content-range', `bytes ${start}-${end}/${file.size}`)
  const body = Readable.toWeb(read.body) as ReadableStream<Uint8Array>
  return new Response(body, { status: range === undefined ? 200 : 206, headers })
}

/** One range of bytes; undefined, for the whole file, without a range, with several, or with an invalid one. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}

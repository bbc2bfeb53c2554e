import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiateEncoding } from './negotiate-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Fast enough for every response: a megabyte of records takes some ten milliseconds, off the main thread. */
const quality = 4
/** Below this, headers outweigh the savings. */
const minCompressedSize = 512
const compressible = /^(?:text\/|application\/(?:problem\+)?json\b)/

/**
 * Compresses a response as its request accepts. Compressing proxies weaken ETags, which makes them useless for
 * `If-Match`; here they stay strong, with the encoding appended (`"7-kx2"` becomes `"7-kx2-br"`), as RFC 9110 §8.8.3
 * requires.
 */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  const { headers } = answer
  if (answer.body === null || headers.has('content-encoding')) return answer
  if (!compressible.test(headers.get('content-type') ?? '')) return answer
  headers.append('vary', 'Accept-Encoding')
  const encoding = negotiateEncoding(request.headers.get('accept-encoding') ?? undefined)
  if (encoding === 'identity') return answer
  const body = Buffer.from(await answer.arrayBuffer())
  if (body.length < minCompressedSize) return new Response(body, answer)
  const compressed =
    encoding === 'br'
      ? await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await compressGzip(body, { level: quality })
  const sent = new Headers(headers)
  sent.set('content-encoding', encoding)
  sent.set('content-length', String(compressed.length))
  const tag = sent.get('etag')
  if (tag?.startsWith('"')) sent.set('etag', `${tag.slice(0, -1)}-${encoding}"`)
  return new Response(compressed, { status: answer.status, statusText: answer.statusText, headers: sent })
}

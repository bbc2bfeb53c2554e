import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type ContentEncoding, negotiateEncoding } from '@console/node-server/negotiate-encoding'
import type { Content } from './content-cache.ts'
import { buildDocumentPolicy, noncePlaceholder } from './document-policy.ts'
import { documentHeaders } from './security-headers.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The document is compressed for every request: level 5 takes less than a millisecond. */
const brotliQuality = 5

/**
 * The document with a nonce for this response alone, and the policy that names it. There is no tag, so never a 304: a
 * browser would put the policy of the new answer beside the nonce of the old one.
 */
export async function answerDocument(
  request: Request,
  document: Content,
  calledOrigins: readonly string[],
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const template = await document.encode('identity')
  const text = template.toString('utf8').replaceAll(noncePlaceholder, nonce)
  const encoding = negotiateEncoding(request.headers.get('accept-encoding') ?? undefined)
  const body = await compress(Buffer.from(text), encoding)
  const headers = new Headers({
    ...documentHeaders,
    'content-security-policy': buildDocumentPolicy({ nonce, calledOrigins }),
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
  })
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  return new Response(body, { headers })
}

async function compress(body: Buffer<ArrayBuffer>, encoding: ContentEncoding): Promise<Buffer<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    case 'gzip':
      return compressGzip(body)
    case 'identity':
      return body
  }
}

import { negotiateEncoding } from '@console/node-server/negotiate-encoding'
import { getMimeType } from 'hono/utils/mime'
import type { Content } from './content-cache.ts'

const compressible = /^text\/|[/+](?:json|xml|javascript)\b|^application\/wasm/
/** Below this, headers outweigh what compressing saves. */
const compressFrom = 512

/** The answer to a GET for one file: its type, compression, and 304 when the browser has it already. */
export async function answerContent(request: Request, content: Content, name: string): Promise<Response> {
  const type = getMimeType(name) ?? 'application/octet-stream'
  const identity = await content.encode('identity')
  const isCompressible = identity.length >= compressFrom && compressible.test(type)
  const encoding = isCompressible
    ? negotiateEncoding(request.headers.get('accept-encoding') ?? undefined)
    : 'identity'
  const tag = encoding === 'identity' ? `"${content.tag}"` : `"${content.tag}-${encoding}"`
  const headers = new Headers({ etag: tag })
  if (isCompressible) headers.set('vary', 'Accept-Encoding')
  if (matchesTag(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers })

  const body = await content.encode(encoding)
  headers.set('content-type', type)
  headers.set('content-length', String(body.length))
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  return new Response(body, { headers })
}

function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Stored = { content: Buffer; headers: Record<string, string> }

/**
 * As much of the interface of Amazon S3 as a release needs: objects with entity tags and metadata, writes under `If-Match`
 * and `If-None-Match: *`, lists by prefix in pages of 100. It checks no signature.
 */
export async function startObjectServer() {
  const objects = new Map<string, Stored>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const key = decodeURIComponent(pathname).split('/').slice(2).join('/')
    const send = (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, headers).end(body)
    const present = objects.get(key)
    switch (request.method) {
      case 'HEAD':
      case 'GET': {
        if (key === '') return send(200, listObjects([...objects.keys()].sort(), searchParams))
        return present ? send(200, present.content, present.headers) : send(404, toError('NoSuchKey'))
      }
      case 'PUT': {
        const content = await buffer(request)
        // Between here and the write nothing else runs.
        const { 'if-match': match, 'if-none-match': noneMatch } = request.headers
        const now = objects.get(key)
        if (match !== undefined && now === undefined) return send(404, toError('NoSuchKey'))
        if (match !== undefined && now?.headers['etag'] !== match)
          return send(412, toError('PreconditionFailed'))
        if (noneMatch === '*' && now !== undefined) return send(412, toError('PreconditionFailed'))
        const etag = `"${createHash('md5').update(content).digest('hex')}"`
        const note = request.headers['x-amz-meta-note']
        objects.set(key, {
          content,
          headers: { etag, ...(typeof note === 'string' && { 'x-amz-meta-note': note }) },
        })
        return send(200, '', { etag })
      }
      case 'DELETE':
        objects.delete(key)
        return send(204)
      default:
        return send(405)
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://localhost:${port}`,
    objects,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const page = 100

function listObjects(keys: readonly string[], search: URLSearchParams): string {
  const prefix = search.get('prefix') ?? ''
  const after = search.get('continuation-token') ?? ''
  const found = keys.filter((key) => key.startsWith(prefix) && key > after)
  const shown = found.slice(0, page)
  const contents = shown.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const isCut = found.length > shown.length
  const next = isCut ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents}${next}</ListBucketResult>`
}

const toError = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

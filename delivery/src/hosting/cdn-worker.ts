import { securityHeaders, transportSecurity } from '@console/node-server/security-headers'
import { getMimeType } from 'hono/utils/mime'
import { answerSite, type Site, toText } from './answer-site.ts'
import { listCalledOrigins } from './list-called-origins.ts'

type Environment = {
  /** The address of the release folder, such as that of a bucket. */
  ORIGIN: string
  /** The address of `index.html`, `config.json` and `releases/current.json` of another environment, such as `…/environments/staging`. */
  ENVIRONMENT_ORIGIN?: string
}

/**
 * The console behind a CDN: a function in the shape of the CDN's workers, with the files in a bucket or on any file
 * server. It sends what the shipped nginx and the console's own server send. API requests go past it to the API.
 */
export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const answer = await answerSite(request, openSite(request, environment)).catch((error: unknown) => {
      console.error(error)
      return toText(503, 'The console cannot be shown at the moment. Try again shortly.')
    })
    const isEncrypted =
      new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https'
    const headers = new Headers({
      ...securityHeaders,
      ...(isEncrypted && { [transportSecurity.name]: transportSecurity.value }),
    })
    for (const [name, value] of answer.headers) headers.set(name, value)
    return new Response(answer.body, { status: answer.status, headers })
  },
}

function openSite(request: Request, { ORIGIN, ENVIRONMENT_ORIGIN = ORIGIN }: Environment): Site {
  const fetchFile = async (path: string, headers: Record<string, string> = {}) => {
    const origin = ['config.json', 'index.html', 'releases/current.json'].includes(path)
      ? ENVIRONMENT_ORIGIN
      : ORIGIN
    const address = [origin.replace(/\/$/, ''), ...path.split('/').map(encodeURIComponent)].join('/')
    // The CDN compresses what it sends: bytes that were compressed at the origin may arrive unpacked, under their old headers.
    const answer = await fetch(address, { headers: { ...headers, 'accept-encoding': 'identity' } })
    if (answer.ok || answer.status === 304) return answer
    await answer.body?.cancel()
    // A bucket that does not list its files answers 403 for a missing one.
    if ([403, 404].includes(answer.status)) return undefined
    throw new Error(`${address} is answered with ${answer.status}`)
  }
  return {
    async answerFile(path, cache) {
      // As nginx does: two releases of one second and size may have the same tag at the origin.
      const known = cache === 'immutable' ? request.headers.get('if-none-match') : null
      const answer = await fetchFile(path, known === null ? {} : { 'if-none-match': known })
      if (answer === undefined) return undefined
      const tag = cache === 'immutable' ? answer.headers.get('etag') : null
      const type = getMimeType(path) ?? 'application/octet-stream'
      const headers = new Headers(answer.status === 304 ? {} : { 'content-type': type })
      if (tag !== null) headers.set('etag', tag)
      return new Response(answer.body, { status: answer.status, headers })
    },
    readDocument: async () => (await fetchFile('index.html'))?.text(),
    async listCalledOrigins() {
      const answer = await fetchFile('config.json')
      return listCalledOrigins(await answer?.json().catch(() => undefined))
    },
  }
}

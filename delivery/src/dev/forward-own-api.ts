import { forwardRequest } from './forward-request.ts'

type OwnApi = { name: string; address: string; tell: (line: string) => void }

/** A version that no record has. */
const noVersion = '"console-dev-probe"'

/**
 * Forwards to a team's API, and says once what it lacks for safe saving: an ETag that pages may read, and 412 for an
 * old `If-Match`. Otherwise nobody would notice before two people overwrite each other.
 */
export function createOwnApiForward({ name, address, tell }: OwnApi) {
  const judged = new Set<string>()
  const judge = (what: string, line: string | undefined) => {
    if (line !== undefined) tell(`The API “${name}” ${line}`)
    judged.add(what)
  }

  /** With the origin of a page, without which most servers send no headers about other origins. */
  async function judgeExposure(request: Request, path: string) {
    const headers = new Headers(request.headers)
    for (const each of ['host', 'connection', 'if-none-match']) headers.delete(each)
    headers.set('origin', new URL(request.url).origin)
    const { headers: told } = await fetch(`${address}${path}${new URL(request.url).search}`, { headers })
    // An API that accepts no page of this origin says nothing about others.
    if (!told.has('access-control-allow-origin') || !told.has('etag')) return
    const exposed = told.get('access-control-expose-headers') ?? ''
    const isReadable = /(?:^|,)\s*(?:etag|\*)\s*(?:,|$)/i.test(exposed)
    const line = `hides its ETag from pages of other origins, so that saving cannot tell that somebody was faster: add Access-Control-Expose-Headers: etag.`
    judge('exposure', isReadable ? undefined : line)
  }

  /** The first write is sent under a version that cannot exist. If it is executed, that is its answer. */
  async function judgeIfMatch(request: Request, path: string): Promise<Response | undefined> {
    const headers = new Headers(request.headers)
    headers.set('if-match', noVersion)
    headers.delete('idempotency-key')
    const answer = await forwardRequest(new Request(request.clone(), { headers }), address, path)
    if (answer.status === 412) judge('if-match', undefined)
    if (!answer.ok) return undefined
    judge(
      'if-match',
      `executed ${request.method} ${path} although If-Match named another version, so that changes of two people overwrite each other: answer 412.`,
    )
    return answer
  }

  return async (request: Request, path: string): Promise<Response> => {
    const isWrite = request.method === 'PUT' || request.method === 'PATCH'
    const version = request.headers.get('if-match')
    if (isWrite && version === null && !judged.has('etag'))
      judge('etag', `was sent ${request.method} ${path} without a version: its answers have no strong ETag.`)
    const executed =
      isWrite && version !== null && !judged.has('if-match') ? await judgeIfMatch(request, path) : undefined
    const answer = executed ?? (await forwardRequest(request, address, path))
    if (request.method === 'GET' && answer.headers.has('etag') && !judged.has('exposure'))
      await judgeExposure(request, path).catch(() => undefined)
    return answer
  }
}

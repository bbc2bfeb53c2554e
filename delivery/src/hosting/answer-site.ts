import { cacheControl } from './cache-control.ts'
import { documentHeaders } from './document-headers.ts'
import { buildDocumentPolicy, noncePlaceholder } from './document-policy.ts'
import { findSiteFile } from './find-site-file.ts'
import { buildWorkerPolicy, workerFile } from './worker-policy.ts'

/** A release folder and the configuration beside it, on the disk of this machine or elsewhere. */
export type Site = {
  /** The answer with the bytes of a file, `config.json` included, its type and what it is revalidated by; undefined without such a file. */
  answerFile(path: string, cache: keyof typeof cacheControl): Promise<Response | undefined>
  /** The document as it was published; undefined before the first release. */
  readDocument(): Promise<string | undefined>
  /** Origins other than the console's own that it calls. */
  listCalledOrigins(): Promise<readonly string[]> | readonly string[]
}

/**
 * Answers a request for anything of the console but the API. It needs nothing of Node, so that the console's own server and the
 * function for a CDN are the same.
 */
export async function answerSite(request: Request, site: Site): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method))
    return toText(405, 'This address can only be read.', { allow: 'GET, HEAD' })
  const found = findSiteFile(new URL(request.url).pathname)
  switch (found.kind) {
    case 'missing':
      return missing()
    case 'config':
      return answerFile(site, 'config.json', 'revalidate')
    case 'file':
      return answerFile(site, found.path, found.cache)
    case 'document': {
      const isMeant = found.looksLikeFile ? asksForPage : acceptsDocument
      return isMeant(request.headers) ? answerDocument(site) : missing()
    }
  }
}

async function answerFile(site: Site, path: string, cache: keyof typeof cacheControl): Promise<Response> {
  const answer = await site.answerFile(path, cache)
  if (answer === undefined) return missing()
  answer.headers.set('cache-control', cacheControl[cache])
  if (workerFile.test(`/${path}`))
    answer.headers.set('content-security-policy', buildWorkerPolicy(await site.listCalledOrigins()))
  return answer
}

/**
 * With a nonce for this response alone, and the policy that names it. There is no tag, so never a 304: a browser would put the policy
 * of the new answer beside the nonce of the old one.
 */
async function answerDocument(site: Site): Promise<Response> {
  const [document, calledOrigins] = await Promise.all([site.readDocument(), site.listCalledOrigins()])
  if (document === undefined)
    return toText(
      503,
      'Nothing has been released yet. Publish the shell and the remotes first: pnpm release publish.',
    )
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  return new Response(document.replaceAll(noncePlaceholder, nonce), {
    headers: {
      ...documentHeaders,
      'content-security-policy': buildDocumentPolicy({ nonce, calledOrigins }),
      'cache-control': cacheControl.revalidate,
      'content-type': 'text/html; charset=utf-8',
    },
  })
}

const missing = () => toText(404, 'There is nothing at this address.')

/** A sentence for the caller, which no cache keeps. */
export const toText = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/**
 * Whether a request is for a page to look at. Browsers name `text/html` when they navigate; tools such as curl accept
 * anything and say nothing of a destination, whereas a script, style or fetch of a browser does.
 */
function acceptsDocument(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '*/*'
  if (/\btext\/html\b/.test(accept)) return true
  return accept.includes('*/*') && !headers.has('sec-fetch-dest')
}

/**
 * Whether a request is for a page and nothing else, so that even `/notes/john.smith` is a screen. A browser says
 * what it will do with the answer (`sec-fetch-dest`); on plain http and in old browsers, `Accept` names `text/html`.
 */
function asksForPage(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  if (destination !== null) return ['document', 'iframe', 'frame'].includes(destination)
  return /\btext\/html\b/.test(headers.get('accept') ?? '')
}

import type { Page } from '@playwright/test'

export type LoadedRequest = {
  path: string
  /** Compressed size of the body. */
  bytes: number
  isScript: boolean
  /** Unix time in milliseconds of the request. */
  askedAt: number
  /**
   * Sequential round trips until its response: one more than the deepest response that had arrived when it was sent.
   * The document's is 1, and it counts as arrived from its first bytes. Never too low, because a request's dependencies
   * had arrived.
   */
  depth: number
}

export type RequestRecorder = {
  requests: readonly LoadedRequest[]
  /** Resolves once the network has been idle for a while. */
  whenQuiet(): Promise<void>
}

/** Milliseconds without a request after which a page counts as loaded. */
const quietTime = 500

/** Records network requests from now on, except those answered by the browser's cache. */
export async function recordRequests(page: Page): Promise<RequestRecorder> {
  const devtools = await page.context().newCDPSession(page)
  const open = new Map<string, LoadedRequest>()
  const requests: LoadedRequest[] = []
  let deepest = 0
  let lastChange = Date.now()

  // A worker’s script ends in the worker’s own session, so it would stay open here.
  const workers = new Set<string>()
  page.on('worker', (worker) => {
    const { pathname } = new URL(worker.url())
    workers.add(pathname)
    for (const [requestId, { path }] of open) if (path === pathname) open.delete(requestId)
  })
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('http')) return
    lastChange = Date.now()
    const path = new URL(request.url).pathname
    if (workers.has(path)) return
    const isScript = path.endsWith('.js')
    open.set(requestId, { path, bytes: 0, isScript, askedAt: wallTime * 1000, depth: deepest + 1 })
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId))
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = open.get(requestId)
    if (request === undefined) return
    if (type === 'Document') deepest = Math.max(deepest, request.depth)
    if (response.fromDiskCache) open.delete(requestId)
    else request.bytes = Number(new Headers(response.headers).get('content-length'))
  })
  devtools.on('Network.loadingFinished', ({ requestId }) => close(requestId))
  devtools.on('Network.loadingFailed', ({ requestId }) => close(requestId))

  function close(requestId: string) {
    const request = open.get(requestId)
    if (request === undefined) return
    open.delete(requestId)
    lastChange = Date.now()
    deepest = Math.max(deepest, request.depth)
    requests.push(request)
  }

  await devtools.send('Network.enable')
  return {
    requests,
    async whenQuiet() {
      while (open.size > 0 || Date.now() - lastChange < quietTime) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}

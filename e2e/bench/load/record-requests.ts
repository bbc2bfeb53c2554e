import type { Page } from '@playwright/test'

export type LoadedRequest = {
  path: string
  /** Of the body as it was sent, compressed. */
  bytes: number
  isScript: boolean
  /** Unix time in milliseconds at which it was asked for. */
  askedAt: number
  /**
   * Round trips, one after the other, until its answer: one more than the deepest answer that was there when it was
   * asked for; the document's is 1, and it is there from its first bytes on. Never too low, since what a request waited
   * for was there.
   */
  depth: number
}

export type RequestRecorder = {
  requests: readonly LoadedRequest[]
  /** Resolves once nothing has been under way for a while. */
  whenQuiet(): Promise<void>
}

/** Milliseconds without a request after which a page counts as loaded. */
const quietTime = 500

/** Records what goes over the network from now on; what the browser's own cache answers does not count. */
export async function recordRequests(page: Page): Promise<RequestRecorder> {
  const devtools = await page.context().newCDPSession(page)
  const open = new Map<string, LoadedRequest>()
  const requests: LoadedRequest[] = []
  let deepest = 0
  let lastChange = Date.now()

  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('http')) return
    lastChange = Date.now()
    const path = new URL(request.url).pathname
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

import type { Browser, CDPSession, Page } from '@playwright/test'

export type LoadedFile = { address: string; bytes: number; startedAt: number }

export type Visit = {
  /** Everything that came over the network, the document included; milliseconds since the first request. */
  files: LoadedFile[]
  /** Milliseconds from the first request until the visit's last screen was there. */
  time: number
}

export type Conditions = {
  /** Added to every request, in milliseconds. */
  latency?: number
  /** Bytes a second; unlimited when absent. */
  throughput?: number
  /** 4 makes the processor four times slower. */
  slowdown?: number
}

export type VisitPlan = {
  url: string
  prepare(page: Page): Promise<void>
  /** Opens what is measured and returns when it is there. */
  visit(page: Page): Promise<void>
}

/** A visit with an empty cache: a browser context of its own. */
export async function measureVisit(browser: Browser, plan: VisitPlan, conditions: Conditions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await plan.prepare(page)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await applyConditions(session, conditions)
    const files = recordFiles(session)
    const startedAt = performance.now()
    await plan.visit(page)
    const time = performance.now() - startedAt
    // Whatever the screen still loads after it is there belongs to it as well.
    await page.waitForLoadState('networkidle')
    return { files: files(), time }
  } finally {
    await context.close()
  }
}

async function applyConditions(session: CDPSession, { latency = 0, throughput = -1, slowdown = 1 }: Conditions) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

function recordFiles(session: CDPSession): () => LoadedFile[] {
  const started = new Map<string, { address: string; startedAt: number }>()
  const loaded: LoadedFile[] = []
  let first: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    first ??= timestamp
    const { pathname } = new URL(request.url)
    started.set(requestId, { address: pathname, startedAt: (timestamp - first) * 1000 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId)
    // What a preload brought is told again, without bytes, when it is used.
    if (request !== undefined && encodedDataLength > 0) loaded.push({ ...request, bytes: encodedDataLength })
  })
  return () => loaded
}

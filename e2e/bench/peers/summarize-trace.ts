import { openPackages, type PeerPlace, withPeerPage } from './peer-page.ts'
import { findMainThread, sumSelfTimes, type TraceEvent } from './trace-events.ts'

/** Milliseconds of the main thread by activity until the first row; it was idle for the rest. */
export function summarizeTrace(place: PeerPlace): Promise<Record<string, number>> {
  return withPeerPage(place, async (peer) => {
    await peer.page.addInitScript(markAnswers)
    await place.browser.startTracing(peer.page, {
      categories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'v8',
        'blink',
        'blink.user_timing',
        'disabled-by-default-v8.compile',
      ],
    })
    const first = await openPackages(peer)
    const hashing = await peer.page.evaluate(timeHashing)
    const trace: { traceEvents: TraceEvent[] } = JSON.parse((await place.browser.stopTracing()).toString())
    const spent = sumSelfTimes(findMainThread(trace.traceEvents))
    const busy = Object.values(spent).reduce((sum, time) => sum + time, 0)
    return {
      ...spent,
      'waiting, mostly for the network': Math.max(0, first - busy),
      'until the first row': first,
      'hashing that many bytes, beside it': hashing,
    }
  })
}

/** Runs in the page, as do the functions below. */
function markAnswers() {
  const longAnswer = 50_000
  const { parse } = JSON
  JSON.parse = (...given) => {
    if (given[0].length < longAnswer) return parse(...given)
    performance.mark('parse')
    const value: unknown = parse(...given)
    performance.mark('parsed')
    return value
  }
  Response.prototype.json = async function () {
    return JSON.parse(await this.text())
  }
}

/** The browser emits no trace event for integrity checks, so the same number of bytes is hashed again here. */
async function timeHashing() {
  const files = performance
    .getEntriesByType('resource')
    .filter((each) => each instanceof PerformanceResourceTiming && /\.(?:js|css|json)$/.test(each.name))
  const size = files.reduce(
    (sum, each) => sum + ('decodedBodySize' in each ? Number(each.decodedBodySize) : 0),
    0,
  )
  const start = performance.now()
  await crypto.subtle.digest('SHA-384', new Uint8Array(size))
  return performance.now() - start
}

import { type Listening, listen } from '@console/node-server/listen'
import { securityHeaders } from '@console/node-server/security-headers'
import { buildReleaseServer, type ReleaseServerOptions } from './release-server.ts'

/** A file of 32 MB over a slow line; the listener's own limit is for small bodies. */
const requestTimeout = 10 * 60_000

export type StartOptions = ReleaseServerOptions & {
  port: number
  host: string
  /** Milliseconds between checks of canaries; never by default. */
  watchEvery?: number | undefined
}

/** @throws ListenError (its rejection) when the port is in use or may not be used. */
export async function startReleaseServer(options: StartOptions): Promise<{
  url: string
  close: Listening['close']
  endFailingCanaries(): Promise<void>
  /** Counts an error that nobody caught. */
  noteUncaught(): void
}> {
  const { fetch, served, endFailingCanaries } = buildReleaseServer({
    ...options,
    onAnswered: (facts) => {
      monitor.note(facts)
      options.onAnswered?.(facts)
    },
  })
  const { createReleaseMonitor } = await import('./release-monitor.ts')
  const monitor = createReleaseMonitor(served, (await served.open()).dir)
  const { port, close } = await listen({
    port: options.port,
    host: options.host,
    headers: securityHeaders,
    limits: { requestTimeout },
    answer: (request, caller) => monitor.answer(request) ?? fetch(request, caller),
  })
  const stopWatching = repeat(endFailingCanaries, options.watchEvery)
  return {
    url: `http://localhost:${port}`,
    endFailingCanaries,
    noteUncaught: monitor.noteUncaught,
    close(how) {
      stopWatching()
      return close(how)
    },
  }
}

/** Runs the checks one after the other, however long each takes. @returns a function that stops them. */
function repeat(work: () => Promise<void>, every: number | undefined): () => void {
  if (every === undefined) return () => undefined
  let isEnded = false
  let timer = setTimeout(run, every)
  async function run() {
    await work()
    if (!isEnded) timer = setTimeout(run, every)
  }
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}

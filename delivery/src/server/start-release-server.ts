import { type Listening, listen } from '@console/node-server/listen'
import { securityHeaders } from '@console/node-server/security-headers'
import { buildReleaseServer, type ReleaseServerOptions } from './release-server.ts'

/** A file of 32 MB over a slow line; the listener's own limit is for small bodies. */
const requestTimeout = 10 * 60_000

export type StartOptions = ReleaseServerOptions & {
  port: number
  host: string
}

/** @throws ListenError (its rejection) when the port is in use or may not be used. */
export async function startReleaseServer(options: StartOptions): Promise<{
  url: string
  close: Listening['close']
  /** Counts an error that nobody caught. */
  noteUncaught(): void
}> {
  const { fetch, served } = buildReleaseServer({
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
  return { url: `http://localhost:${port}`, close, noteUncaught: monitor.noteUncaught }
}

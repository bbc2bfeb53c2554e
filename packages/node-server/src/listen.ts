import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { closeGracefully } from './close-gracefully.ts'
import { compressAnswer } from './compress-answer.ts'
import { ListenError } from './listen-error.ts'
import { describeRefusal, toRefusedStatus, writeRefusal } from './refusal.ts'
import { transportSecurity } from './security-headers.ts'

/** Limits against malicious and slow clients; milliseconds, bytes. */
const limits = {
  /** Longer than proxies keep an idle connection (nginx: 60 s), so that they never use one that is closed here. */
  keepAliveTimeout: 75_000,
  /** A browser sends a request's headers at once. */
  headersTimeout: 15_000,
  /** The largest body, 5 MB, over a slow connection. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
}
/** Each takes some 20 KB; further ones are closed at once. */
const maxConnections = 2_000
/** For a stalled connection with a pending response, such as one whose client does not read. */
const idleTimeout = 120_000

export type ListenOptions = {
  port: number
  host: string
  /** `caller.address` is the peer's address, which may be a proxy's. */
  answer(request: Request, caller: { address?: string }): Response | Promise<Response>
  /** Added to every response that does not set them itself. */
  headers?: Readonly<Record<string, string>>
  /** Overrides the default limits. */
  limits?: Partial<typeof limits> & { maxConnections?: number }
}

export type Listening = {
  port: number
  /**
   * Accepts no new connections, and resolves once every request was answered, after 3 seconds at most. A connection
   * without a request is closed after `idleFor` milliseconds, because one may be in transit.
   */
  close(options?: { idleFor?: number }): Promise<void>
}

/**
 * The HTTP listener of every server of the console.
 * @throws ListenError if the port is not available.
 */
export async function listen({ port, host, headers = {}, ...options }: ListenOptions): Promise<Listening> {
  const { maxConnections: most = maxConnections, ...given } = options.limits ?? {}
  const running = new Set<ServerResponse>()
  let isClosing = false

  // `answer` gets Node's own request from the adaptor; its type also covers HTTP/2, which is not served here.
  const listener = getRequestListener(
    async (request, bindings) => {
      const caller = toCaller((bindings as HttpBindings).incoming.socket)
      return compressAnswer(request, await options.answer(request, caller))
    },
    { errorHandler: answerFailure },
  )
  // The adaptor refuses a missing Host: Node's own refusal would carry no headers.
  const server = createServer({ ...limits, ...given, requireHostHeader: false }, (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // Set by a proxy in front; this server has no TLS.
    if (request.headers['x-forwarded-proto'] === 'https')
      response.setHeader(transportSecurity.name, transportSecurity.value)
    running.add(response)
    response.once('close', () => running.delete(response))
    if (isClosing) response.shouldKeepAlive = false
    void listener(request, response)
  })
  server.maxConnections = most
  server.setTimeout(idleTimeout)
  server.on('checkExpectation', (_, response: ServerResponse) => {
    const { body, headers: refused } = describeRefusal(417)
    response.writeHead(417, refused).end(body)
  })
  server.on('clientError', (error, socket) => {
    const isAnswered = [...running].some((response) => response.socket === socket && response.headersSent)
    if (!socket.writable || isAnswered) socket.destroy()
    else socket.end(writeRefusal(toRefusedStatus(error)), () => socket.destroy())
  })

  await startListening(server, { port, host })
  return {
    // A server listening on a port has an address of this type.
    port: (server.address() as AddressInfo).port,
    close: ({ idleFor = 0 } = {}) => {
      isClosing = true
      for (const response of running) if (!response.headersSent) response.shouldKeepAlive = false
      return closeGracefully(server, idleFor)
    },
  }
}

const toCaller = ({ remoteAddress }: Socket) =>
  remoteAddress === undefined ? {} : { address: remoteAddress }

function answerFailure(error: unknown): Response {
  const isTheirs = error instanceof Error && (error.name === 'RequestError' || error.message === 'aborted')
  if (!isTheirs) console.error(error)
  const status = isTheirs ? 400 : 500
  const { body, headers } = describeRefusal(status)
  return new Response(body, { status, headers })
}

async function startListening(server: Server, place: { port: number; host: string }): Promise<void> {
  try {
    await once(server.listen(place.port, place.host), 'listening')
  } catch (cause) {
    throw new ListenError(place, cause)
  }
}

import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { closeGracefully } from './close-gracefully.ts'
import { compressAnswer } from './compress-answer.ts'
import { ListenError } from './listen-error.ts'
import { describeRefusal, toRefusedStatus, writeRefusal } from './refusal.ts'
import { transportSecurity } from './security-headers.ts'

/** What stands between a server and those who mean it ill or are merely slow; milliseconds, bytes. */
const limits = {
  /** Longer than proxies keep an idle connection (nginx: 60 s), so that they never use one that is closed here. */
  keepAliveTimeout: 75_000,
  /** A browser's head of a request comes in one piece. */
  headersTimeout: 15_000,
  /** The largest body, 5 MB, over a slow line. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
}
/** Each takes some 20 KB; the next one is closed at once. */
const mostConnections = 2_000
/** For a connection on which nothing moves while an answer is due, such as one whose other end does not read. */
const idleTimeout = 120_000

export type ListenOptions = {
  port: number
  host: string
  /** `caller.address` is the other end of the connection, which may be a proxy. */
  answer(request: Request, caller: { address?: string }): Response | Promise<Response>
  /** On every answer that does not set them itself. */
  headers?: Readonly<Record<string, string>>
  /** In place of the usual ones. */
  limits?: Partial<typeof limits> & { mostConnections?: number }
}

export type Listening = {
  port: number
  /**
   * Takes no new connection, and resolves once every request was answered, after 3 seconds at the most. `idleFor`
   * milliseconds pass before a connection without a request is closed: one may be on its way.
   */
  close(options?: { idleFor?: number }): Promise<void>
}

/**
 * One listener for every server of the console.
 * @throws ListenError when the port cannot be had.
 */
export async function listen({ port, host, headers = {}, ...options }: ListenOptions): Promise<Listening> {
  const { mostConnections: most = mostConnections, ...given } = options.limits ?? {}
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
  // A missing Host is refused by the adaptor: Node's own refusal would carry no headers.
  const server = createServer({ ...limits, ...given, requireHostHeader: false }, (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // A proxy in front says so; nobody is served over TLS here.
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
    // A server that listens on a port has an address of this kind.
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

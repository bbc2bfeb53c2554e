import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestUpstream,
  type ServerResponse,
} from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'

const agent = new Agent({ keepAlive: true })

/** Connection-specific headers, which HTTP/2 forbids (RFC 9113 §8.2.2). */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']

/** Proxies a request and its response unchanged. If the upstream is down, the proxy looks down too. */
export function forwardRequest(
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
  upstream: string,
): void {
  const translate = request.httpVersionMajor === 2 ? leaveConnection : leaveAsIs
  const onward = requestUpstream(
    new URL(request.url ?? '/', upstream),
    { method: request.method, headers: translate(request.headers), agent },
    (answer) => {
      response.statusCode = answer.statusCode ?? 502
      for (const [name, value] of Object.entries(translate(answer.headers)))
        if (value !== undefined) response.setHeader(name, value)
      answer.pipe(response)
    },
  )
  onward.on('error', () => response.destroy())
  // Aborting a request in the browser aborts it upstream.
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

const leaveAsIs = (headers: IncomingHttpHeaders) => headers

const leaveConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)),
  )

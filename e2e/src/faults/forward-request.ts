import { Agent, type IncomingMessage, request as requestUpstream, type ServerResponse } from 'node:http'

const agent = new Agent({ keepAlive: true })

/** Sends a request on and its answer back, untouched. An upstream that is gone looks like a server that is gone. */
export function forwardRequest(request: IncomingMessage, response: ServerResponse, upstream: string): void {
  const onward = requestUpstream(
    new URL(request.url ?? '/', upstream),
    { method: request.method, headers: request.headers, agent },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  onward.on('error', () => response.destroy())
  // A person who leaves the page cuts the request off at the server too.
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

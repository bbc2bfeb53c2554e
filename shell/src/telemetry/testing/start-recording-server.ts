import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type Arrived = { path: string; headers: IncomingMessage['headers']; body: string }

export type Answer = (response: ServerResponse) => void

export const answerJson =
  (status: number, value: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))

/** A telemetry service that records requests and replies with `answers` in order; the last one repeats. */
export async function startRecordingServer() {
  const arrived: Arrived[] = []
  let answers: Answer[] = []

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    arrived.push({ path: request.url ?? '', headers: request.headers, body })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === undefined) answerJson(200, {})(response)
    else answer(response)
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*, authorization')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else void handle(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The recording server has no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    arrived,
    answerWith(...next: Answer[]) {
      answers = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type RecordingServer = Awaited<ReturnType<typeof startRecordingServer>>

import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type ListenOptions, listen } from './listen.ts'
import { securityHeaders } from './security-headers.ts'

async function start(options: Partial<ListenOptions> = {}) {
  const server = await listen({
    port: 0,
    host: '127.0.0.1',
    headers: securityHeaders,
    answer: () => new Response('answered'),
    ...options,
  })
  onTestFinished(() => server.close())
  return server
}

/** Sends raw bytes; resolves to everything received until the server hung up. */
async function say(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`

// proves T10
test.each([
  ['is no HTTP', 400, head('what is this')],
  ['names no host', 400, head('GET / HTTP/1.1', 'Connection: close')],
  ['names two hosts in one', 400, head('GET / HTTP/1.1', 'Host: a b', 'Connection: close')],
  ['has two lengths', 400, head('POST / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2')],
  [
    'has a length and chunks',
    400,
    head('POST / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
  ],
  ['has a target of no form', 400, head('GET packages HTTP/1.1', 'Host: x', 'Connection: close')],
  ['has 20 KB of headers', 431, head('GET / HTTP/1.1', 'Host: x', `Cookie: ${'c'.repeat(20_000)}`)],
  ['expects what nobody offers', 417, head('GET / HTTP/1.1', 'Host: x', 'Expect: a miracle')],
])('A request that %s is refused with %i, all headers and the envelope', async (_, status, bytes) => {
  const { port } = await start()
  const [headers = '', body = ''] = (await say(port, bytes)).split('\r\n\r\n')
  expect(headers.toLowerCase()).toContain(`http/1.1 ${status} `)
  for (const [name, value] of Object.entries(securityHeaders))
    expect(headers.toLowerCase()).toContain(`\r\n${name}: ${value.toLowerCase()}`)
  expect(headers.toLowerCase()).toContain('\r\ncache-control: no-store')
  expect(headers.toLowerCase()).toContain('\r\nconnection: close')
  expect(JSON.parse(body)).toEqual({ status: false, message: expect.any(String), error: null })
})

test('A browser whose cookies have grown too large for any request is told to drop them', async () => {
  const { port } = await start()
  const answer = await say(port, head('GET / HTTP/1.1', 'Host: x', `Cookie: ${'c'.repeat(20_000)}`))
  expect(answer).toContain('clear-site-data: "cookies"')
})

// proves T17
test('A request whose headers arrive too slowly is refused with 408 and all headers', async () => {
  const { port } = await start({ limits: { headersTimeout: 200, connectionsCheckingInterval: 50 } })
  const answer = await say(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:')
  expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
  expect(answer).toContain('x-content-type-options: nosniff')
})

test('A request whose body never arrives is refused with 408', async () => {
  const { port } = await start({
    limits: { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 },
    answer: async (asked) => new Response(await asked.text()),
  })
  expect(await say(port, `${head('POST / HTTP/1.1', 'Host: x', 'Content-Length: 9')}abc`)).toMatch(
    /^HTTP\/1.1 408 /,
  )
})

// proves T17
test('A connection over the limit is closed, and the others are served', async () => {
  const { port } = await start({ limits: { maxConnections: 3 } })
  const sockets = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  expect(await say(port, head('GET / HTTP/1.1', 'Host: x')).catch((error: Error) => error.message)).toMatch(
    /^$|ECONNRESET/,
  )
  for (const socket of sockets) {
    socket.write(head('GET / HTTP/1.1', 'Host: x', 'Connection: close'))
    expect(await text(socket)).toContain('answered')
  }
})

test('A response without a body has the headers too', async () => {
  const { port } = await start({ answer: () => Promise.resolve(new Response(null, { status: 304 })) })
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('Closing under load drops nothing: each request is answered whole or refused a connection', async () => {
  const answer = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return new Response('answered')
  }
  const server = await start({ answer })
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  onTestFinished(() => agent.destroy())
  const outcomes = { whole: 0, refused: 0, broken: [] as string[] }
  let served = 0
  const enough = Promise.withResolvers<void>()
  const ask = async () => {
    while (outcomes.refused < 1000) {
      const asked = request({ agent, port: server.port, host: '127.0.0.1' }).end()
      const [response] = await once(asked, 'response')
      if ((await text(response)) !== 'answered') outcomes.broken.push('not whole')
      outcomes.whole += 1
      served += 1
      if (served === 500) enough.resolve()
    }
  }
  const clients = Array.from({ length: 32 }, () =>
    ask().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') outcomes.refused += 1
      else outcomes.broken.push(String(error.code ?? error.message))
    }),
  )
  await enough.promise
  await server.close({ idleFor: 500 })
  await Promise.all(clients)
  expect(outcomes).toEqual({ whole: expect.any(Number), refused: 32, broken: [] })
})

test('A request on an idle connection is still answered while closing begins, with Connection: close', async () => {
  const server = await start()
  const socket = connect(server.port, '127.0.0.1')
  socket.write(head('GET / HTTP/1.1', 'Host: x'))
  await once(socket, 'data')
  const closed = server.close({ idleFor: 500 })
  socket.write(head('GET / HTTP/1.1', 'Host: x'))
  const answer = await text(socket)
  expect(answer).toContain('answered')
  expect(answer.toLowerCase()).toContain('\r\nconnection: close')
  await closed
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Ticket = {
  id: number
  title: string
  body: string
  state: 'open' | 'closed'
  file: string | null
  opened_at: string
  updated_at: string
}

const toTicket = (id: number, title: string, opened_at: string): Ticket => ({
  ...{ id, title, body: `${title}, and I do not know what to do.`, state: 'open', file: null },
  ...{ opened_at, updated_at: opened_at },
})

const seed = [
  toTicket(1, 'My coins are gone', '2026-09-30T08:00:00Z'),
  toTicket(2, 'The recording has no sound', '2026-11-02T09:30:00Z'),
  toTicket(3, 'শব্দ শোনা যায় না', '2026-11-20T17:45:00Z'),
]

type Call = { request: IncomingMessage; response: ServerResponse; path: string; body: Buffer }

/** The team's API, with its tickets in memory. `console` is the origin that may call it. */
export function createTicketsApi(console: string) {
  const tickets = new Map(seed.map((ticket) => [ticket.id, { ...ticket }]))

  const send = (
    response: ServerResponse,
    status: number,
    value: unknown,
    headers: Record<string, string> = {},
  ) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(value))
  const toTag = ({ updated_at }: Ticket) => `"${Date.parse(updated_at)}"`
  const sendTicket = (response: ServerResponse, status: number, ticket: Ticket) =>
    send(response, status, ticket, { etag: toTag(ticket) })

  function keep(ticket: Ticket) {
    // Two changes within a millisecond are two versions.
    const before = Date.parse(tickets.get(ticket.id)?.updated_at ?? '') || 0
    const kept = { ...ticket, updated_at: new Date(Math.max(Date.now(), before + 1)).toISOString() }
    tickets.set(ticket.id, kept)
    return kept
  }

  function answer({ request, response, path, body }: Call) {
    const { method, headers } = request
    if (method === 'GET' && path === '/tickets') return send(response, 200, [...tickets.values()])
    if (method === 'GET' && path === '/tickets.csv') {
      const lines = [...tickets.values()].map(
        ({ id, title, state }) => `${id},"${title.replaceAll('"', '""')}",${state}`,
      )
      return response
        .writeHead(200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="tickets.csv"',
        })
        .end(['id,title,state', ...lines].join('\r\n'))
    }
    if (method === 'POST' && path === '/tickets') {
      const id = Math.max(...tickets.keys()) + 1
      const fields = JSON.parse(body.toString())
      return sendTicket(response, 201, keep({ ...toTicket(id, '', new Date().toISOString()), ...fields }))
    }
    const [, id, part] = /^\/tickets\/(\d+)(\/file)?$/.exec(path) ?? []
    const ticket = tickets.get(Number(id))
    if (ticket === undefined) return send(response, 404, { message: 'There is no such ticket.' })
    if (method === 'GET' && headers['if-none-match'] === toTag(ticket)) return response.writeHead(304).end()
    if (method === 'GET') return sendTicket(response, 200, ticket)
    if (headers['if-match'] && headers['if-match'] !== toTag(ticket))
      return send(response, 412, { message: 'Somebody else has changed this ticket.' })
    if (method === 'PATCH')
      return sendTicket(response, 200, keep({ ...ticket, ...JSON.parse(body.toString()) }))
    const [, file = null] = /filename="([^"]*)"/.exec(part ? body.toString('latin1') : '') ?? []
    if (method === 'POST' && file !== null) return sendTicket(response, 200, keep({ ...ticket, file }))
    return send(response, 405, { message: 'Tickets know no such call.' })
  }

  return createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', console)
    response.setHeader('access-control-allow-methods', 'GET, POST, PATCH')
    response.setHeader(
      'access-control-allow-headers',
      'authorization, content-type, if-match, if-none-match, idempotency-key',
    )
    response.setHeader('access-control-expose-headers', 'etag, content-disposition')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    // The console sends the session's token where its configuration says so; a real API would ask who that is.
    if (!request.headers.authorization?.startsWith('Bearer '))
      return send(response, 401, { message: 'Sign in to the console first.' })
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    return answer({ request, response, path, body: Buffer.concat(await Array.fromAsync(request)) })
  })
}

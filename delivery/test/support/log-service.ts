import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

const querySchema = z.object({ apl: z.string(), startTime: z.iso.datetime(), endTime: z.iso.datetime() })

/** A row of an answer, by the names of its fields. */
export type LogRow = Record<string, string | number | null>

/**
 * A log service that answers every query with these rows, in the form that Axiom documents for `format=tabular`, to who
 * has the token.
 */
export async function serveLogs(whenDone: (close: () => void) => void, rows: readonly LogRow[]) {
  const queries: z.infer<typeof querySchema>[] = []
  const names = Object.keys(rows[0] ?? {})
  const answerQuery = (body: string) => {
    const query = querySchema.safeParse(JSON.parse(body))
    if (!query.success) return { status: 400, answer: { message: query.error.issues[0]?.message } }
    queries.push(query.data)
    const table = {
      name: '0',
      fields: names.map((name) => ({ name, type: typeof rows[0]?.[name] === 'number' ? 'float' : 'string' })),
      columns: names.map((name) => rows.map((row) => row[name])),
    }
    return { status: 200, answer: { format: 'tabular', status: { elapsedTime: 1 }, tables: [table] } }
  }
  const server = createServer(async (request, response) => {
    const isKnown = request.headers.authorization === 'Bearer may-query'
    const isQuery = request.url === '/v1/datasets/_apl?format=tabular' && request.method === 'POST'
    const { status, answer } = !isQuery
      ? { status: 404, answer: { message: 'not found' } }
      : isKnown
        ? answerQuery(await text(request))
        : { status: 403, answer: { message: 'forbidden' } }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenDone(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, queries }
}

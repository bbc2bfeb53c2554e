import { tryParseJson } from '../try-parse-json.ts'
import {
  findList,
  findRecord,
  isFields,
  listCollections,
  type Row,
  toBlank,
  toBody,
  toNextId,
} from './recorded-records.ts'
import type { RecordedAnswers } from './recording.schema.ts'

type Answer = RecordedAnswers[string]

/** `path` is relative to the API: `notes/7`. Undefined if nothing was recorded that could answer. */
export type StubApi = {
  answer(request: Request, path: string, search: string): Promise<Response | undefined>
}

/**
 * Answers as recorded, and keeps writes to recorded lists: a created record is listed from then on, a changed or
 * deleted one is so everywhere. Writes that were recorded, or written down by hand, are answered as they are. If the
 * recording has ETags, records have versions: 304 and 412 follow from them.
 */
export function openStubApi(answers: RecordedAnswers): StubApi {
  const collections = listCollections(answers)
  const hasVersions = Object.values(answers).some(({ headers }) => headers?.['etag'])
  /** By path: `notes/7`. Null if it was deleted. */
  const changed = new Map<string, Partial<Row> | null>()
  const created = new Map<string, Row[]>()
  const writes = new Map<string, number>()

  const withChange = (collection: string, row: Row): Row[] => {
    const change = changed.get(`${collection}/${row.id}`)
    return change === null ? [] : [{ ...row, ...change }]
  }
  const listRows = (collection: string): Row[] => [
    ...(created.get(collection) ?? []),
    ...Object.entries(answers).flatMap(([call, { body }]) =>
      /^GET ([^?]+)/.exec(call)?.[1] === collection ? (findList(body)?.rows ?? []) : [],
    ),
  ]
  const toTag = (path: string, recorded: Answer | undefined) =>
    // Unlike any recorded one: the API itself may count with numbers.
    writes.get(path) === undefined ? (recorded?.headers?.['etag'] ?? `"0"`) : `"written-${writes.get(path)}"`

  /** The record at `notes/7`, as its own answer or the list has it. */
  function findStored(path: string): { body: unknown; collection: string } | undefined {
    const [, collection = '', id] = /^(.+)\/([^/]+)$/.exec(path) ?? []
    if (!collections.has(collection) || changed.get(path) === null) return undefined
    const detail = findRecord(answers[`GET ${path}`]?.body)
    const listed = listRows(collection).find((row) => String(row.id) === id)
    const [row] = withChange(collection, detail?.row ?? listed ?? ({ id: '' } as Row))
    if (row === undefined || row.id === '') return undefined
    return { body: detail?.replace(row) ?? toBody(collections.get(collection), row), collection }
  }

  function read(path: string, search: string): Answer | undefined {
    const recorded = answers[`GET ${path}${search}`] ?? answers[`GET ${path}`]
    const stored = findStored(path)
    if (stored !== undefined) return { ...recorded, body: stored.body }
    const list = findList(recorded?.body)
    if (changed.get(path) === null) return undefined
    if (!recorded || !list || !collections.has(path)) return recorded
    const first = /[?&]page=(?!1\b)/.test(search) ? [] : (created.get(path) ?? [])
    return {
      ...recorded,
      body: list.replace([...first, ...list.rows].flatMap((row) => withChange(path, row))),
    }
  }

  function note(path: string, collection: string): void {
    for (const place of [path, collection]) writes.set(place, (writes.get(place) ?? 0) + 1)
  }

  async function write(request: Request, path: string): Promise<Answer | undefined> {
    const { method } = request
    const text = await request.text()
    const fields = text === '' ? {} : tryParseJson(text)
    // A file, for instance, whose result has to be written down.
    if (!isFields(fields)) return undefined
    const now = new Date().toISOString()
    if (method === 'POST' && collections.has(path)) {
      const rows = listRows(path)
      const row: Row = { updated_at: now, ...toBlank(rows[0] ?? {}, now), ...fields, id: toNextId(rows) }
      created.set(path, [row, ...(created.get(path) ?? [])])
      note(`${path}/${row.id}`, path)
      return { status: 201, body: toBody(collections.get(path), row), headers: tagged(`${path}/${row.id}`) }
    }
    const stored = findStored(path)
    if (stored === undefined || method === 'POST') return undefined
    const ifMatch = request.headers.get('if-match')
    if (hasVersions && ifMatch !== null && ifMatch !== toTag(path, answers[`GET ${path}`]))
      return { status: 412, body: { status: false, message: 'Somebody else has changed it.' } }
    note(path, stored.collection)
    if (method === 'DELETE') {
      changed.set(path, null)
      return { status: 204 }
    }
    const { id: _, ...change } = fields
    changed.set(path, { ...changed.get(path), ...change, updated_at: now })
    return { body: findStored(path)?.body, headers: tagged(path) }
  }

  const tagged = (path: string): Record<string, string> =>
    hasVersions ? { etag: toTag(path, answers[`GET ${path}`]) } : {}

  return {
    async answer(request, path, search) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const recorded = answers[`${request.method} ${path}${search}`] ?? answers[`${request.method} ${path}`]
        const answer = recorded ?? (await write(request, path))
        return answer && toResponse(answer)
      }
      const answer = read(path, search)
      if (answer === undefined) return undefined
      const isKept = hasVersions && (findStored(path) !== undefined || collections.has(path))
      const headers = { ...answer.headers, ...(isKept && { etag: toTag(path, answer) }) }
      const known = request.headers.get('if-none-match')
      if (headers.etag !== undefined && known === headers.etag)
        return new Response(null, { status: 304, headers: { etag: headers.etag } })
      return toResponse({ ...answer, headers })
    },
  }
}

function toResponse({ status = 200, headers = {}, body }: Answer): Response {
  if (body === undefined || [204, 205, 304].includes(status)) return new Response(null, { status, headers })
  const type = headers['content-type']
  const isText = type !== undefined && typeof body === 'string' && !/\bjson\b/.test(type)
  return isText ? new Response(body, { status, headers }) : Response.json(body, { status, headers })
}

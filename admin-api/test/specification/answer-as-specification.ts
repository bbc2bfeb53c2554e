import { STATUS_CODES } from 'node:http'
import { envelopeSchema } from '@console/shared/schemas/envelope'
import * as z from 'zod/mini'
import type { AdminApi } from '../../src/admin-api.ts'
import { apiPrefix } from '../../src/http/build-app.ts'
import { demoMediaPath } from '../../src/http/demo-media.ts'
import { findSpecificationCall } from './specification-calls.ts'

/** How to answer what the specification leaves open, as servers differ in it. */
export type SpecificationAnswers = {
  /**
   * To a POST, PUT or DELETE that was done: the record (of a deletion its id), `{ id }`, the id itself, `true`, the number of
   * records that it changed, `data: null`, no `data`, no body, or status 204. No `data` when absent.
   */
  writes?: 'record' | 'id' | 'bare-id' | 'true' | 'count' | 'null' | 'none' | 'empty' | 'no-content'
  /**
   * To what was refused: the envelope, the envelope with HTTP 200, `{ message }`, `{ error }`, plain text or
   * application/problem+json (RFC 9457). The envelope when absent.
   */
  failures?: 'envelope' | 'business' | 'message' | 'error' | 'text' | 'problem'
  /**
   * Answers give no zone. A time sent with a zone is stored as the moment in UTC, or as its clock time alone. UTC when
   * absent.
   */
  times?: 'utc' | 'clock'
  /** Texts that are empty are stored, and told, as null. */
  blanks?: 'null'
  /** The permissions in the answer to signing in, in place of the account's own: names of another system. */
  permissions?: readonly string[]
  /** So many calls a minute; the others are refused with 429. */
  limit?: number
  /** Fields that are written in a way of their own: a rate with its sign, a limit of words as text. */
  odd?: true
}

const sentMoment = /"(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)"/g

/** As stored by a server that keeps the clock time alone. */
const dropZones = async (request: Request) =>
  new Request(request, { body: (await request.text()).replaceAll(sentMoment, '"$1 $2"') })

/** The reference API, cut down to what a server written from the specification alone answers. */
export function answerAsSpecification(
  reference: AdminApi,
  { writes = 'none', failures = 'envelope', times = 'utc', limit, ...manners }: SpecificationAnswers,
): AdminApi {
  const minute = { calls: 0, since: 0 }
  const fetch: AdminApi['fetch'] = async (request, caller) => {
    if (limit !== undefined && isOverLimit(minute, limit)) return refuse(failures, 429, 'Too Many Attempts.')
    const { pathname } = new URL(request.url)
    // The addresses in a mock may be anybody's; those of the demonstration are this server's.
    if (pathname.startsWith(`${apiPrefix}${demoMediaPath}/`)) return reference.fetch(request, caller)
    const path = pathname.slice(apiPrefix.length + 1)
    const call = findSpecificationCall(request.method, path)
    if (call === undefined) return refuse(failures, 404, 'There is no such call')
    const isCut = times === 'clock' && request.body !== null
    const answer = await reference.fetch(isCut ? await dropZones(request) : request, caller)
    const envelope = envelopeSchema.parse(await answer.json())
    if (!envelope.status) return refuse(failures, answer.status, envelope.message)
    const message = envelope.message ?? ''
    const id = Number(path.split('/').at(-1))
    const told = request.method === 'DELETE' ? { id } : z.parse(call.answer, envelope.data)
    const data = withManners(told, manners)
    return call.isWrite ? confirm(writes, data, message) : Response.json({ status: true, data, message })
  }
  return { ...reference, fetch }
}

function isOverLimit(minute: { calls: number; since: number }, limit: number): boolean {
  if (Date.now() - minute.since > 60_000) Object.assign(minute, { calls: 0, since: Date.now() })
  minute.calls += 1
  return minute.calls > limit
}

type Manners = Pick<SpecificationAnswers, 'blanks' | 'permissions' | 'odd'>

const withManners = (data: unknown, manners: Manners): unknown => {
  const { blanks, permissions, odd } = manners
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => {
      if (key.endsWith('_questions') && typeof value === 'string') {
        return JSON.stringify(withManners(JSON.parse(value), manners))
      }
      if (value === '' && blanks === 'null') return null
      if (key === 'permissions' && permissions !== undefined) return permissions
      if (odd === undefined || value === null) return value
      return key === 'success_rate' ? `${value}%` : key === 'wordlimit' ? String(value) : value
    }),
  )
}

function confirm(kind: NonNullable<SpecificationAnswers['writes']>, record: unknown, message: string) {
  const { id } = z.parse(z.object({ id: z.number() }), record)
  switch (kind) {
    case 'record':
      return Response.json({ status: true, data: record, message })
    case 'id':
      return Response.json({ status: true, data: { id }, message })
    case 'bare-id':
      return Response.json({ status: true, data: id, message })
    case 'true':
      return Response.json({ status: true, data: true, message })
    case 'count':
      return Response.json({ status: true, data: 1, message })
    case 'null':
      return Response.json({ status: true, data: null, message })
    case 'none':
      return Response.json({ status: true, message })
    case 'empty':
      return new Response(null)
    case 'no-content':
      return new Response(null, { status: 204 })
  }
}

/** Seconds until a limited server takes calls again. */
const toWait = (status: number): Record<string, string> => (status === 429 ? { 'retry-after': '60' } : {})

function refuse(kind: NonNullable<SpecificationAnswers['failures']>, status: number, message: string) {
  const title = STATUS_CODES[status]
  switch (kind) {
    case 'envelope':
      return Response.json({ status: false, message, error: title }, { status, headers: toWait(status) })
    case 'business':
      return Response.json({ status: false, message, error: title })
    case 'message':
      return Response.json({ message }, { status })
    case 'error':
      return Response.json({ error: message }, { status })
    case 'text':
      return new Response(message, { status })
    case 'problem':
      return Response.json(
        { type: 'about:blank', title, status, detail: message },
        { status, headers: { 'content-type': 'application/problem+json' } },
      )
  }
}

import { STATUS_CODES } from 'node:http'
import { envelopeSchema } from '@console/shared/schemas/envelope'
import * as z from 'zod/mini'
import { apiPrefix, type Caller } from '../http/build-app.ts'
import { demoMediaPath } from '../http/demo-media.ts'
import { findSpecificationCall } from './specification-calls.ts'

/** How to answer what the specification leaves open, as servers differ in it. */
export type SpecificationAnswers = {
  /**
   * To a POST, PUT or DELETE that was done: the record (of a deletion its id), `{ id }`, the id itself, `data: null`, no
   * `data`, no body, or status 204. No `data` when absent.
   */
  writes?: 'record' | 'id' | 'bare-id' | 'null' | 'none' | 'empty' | 'no-content'
  /**
   * To what was refused: the envelope, the envelope with HTTP 200, `{ message }`, `{ error }`, plain text or
   * application/problem+json (RFC 9457). The envelope when absent.
   */
  failures?: 'envelope' | 'business' | 'message' | 'error' | 'text' | 'problem'
  /** No answer gives a zone. Of one that was sent the moment is kept, in UTC, or no more than what its clock shows. UTC when absent. */
  times?: 'utc' | 'clock'
}

const sentMoment = /"(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)"/g

/** As a server stores what it is sent that reads the clock alone. */
const dropZones = async (request: Request) =>
  new Request(request, { body: (await request.text()).replaceAll(sentMoment, '"$1 $2"') })

type Fetch = (request: Request, caller?: Caller) => Response | Promise<Response>

/** Turns the reference's answers into those of a server written from the specification alone: nothing it does not name. */
export function answerAsSpecification(
  reference: Fetch,
  { writes = 'none', failures = 'envelope', times = 'utc' }: SpecificationAnswers,
): Fetch {
  return async (request, caller) => {
    const { pathname } = new URL(request.url)
    // The addresses in a mock may be anybody's; those of the demonstration are this server's.
    if (pathname.startsWith(`${apiPrefix}${demoMediaPath}/`)) return reference(request, caller)
    const path = pathname.slice(apiPrefix.length + 1)
    const call = findSpecificationCall(request.method, path)
    if (call === undefined) return refuse(failures, 404, 'There is no such call')
    const isCut = times === 'clock' && request.body !== null
    const answer = await reference(isCut ? await dropZones(request) : request, caller)
    const envelope = envelopeSchema.parse(await answer.json())
    if (!envelope.status) return refuse(failures, answer.status, envelope.message)
    const message = envelope.message ?? ''
    const id = Number(path.split('/').at(-1))
    const data = request.method === 'DELETE' ? { id } : z.parse(call.answer, envelope.data)
    return call.isWrite ? confirm(writes, data, message) : Response.json({ status: true, data, message })
  }
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

function refuse(kind: NonNullable<SpecificationAnswers['failures']>, status: number, message: string) {
  const title = STATUS_CODES[status]
  switch (kind) {
    case 'envelope':
      return Response.json({ status: false, message, error: title }, { status })
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

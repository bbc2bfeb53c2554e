import * as z from 'zod/mini'
import type { Origin } from '../audit/write-audit.ts'
import { type Permission, permissions } from '../staff/permissions.ts'
import type { Staff } from '../staff/staff.ts'
import { ApiError, invalidFields, unknownRecord } from './api-error.ts'
import { type BodyShape, shortRecordShape, signInShape } from './body-shape.ts'
import type { JsonText } from './json-text.ts'
import { isRecordId } from './record-id.ts'
import { englishMessages, toFieldErrors } from './to-field-errors.ts'

/** A request as routes see it. */
export type Incoming = {
  requestId: string
  params: Record<string, string>
  /** Address the request came from; empty where the server in front did not say. */
  address: string
  readHeader(name: string): string | undefined
  /** Reads no more than the shape allows, and only once the caller is known. */
  readBody(shape: BodyShape): Promise<unknown>
  /** The body as bytes, as they come. Throws 413 or 415. */
  readBytes(mostBytes: number): AsyncIterable<Uint8Array>
  /** The parameters of the query string. */
  readQuery(): Record<string, string>
  /** Throws 401 where the bearer token is missing, unknown or expired. */
  authenticate(): Promise<Staff>
  /** Called when a person may not do what they asked for. */
  onForbidden(staff: Staff, subject: string): Promise<void>
}

/** A route's answer: the envelope's `data`, into which `JsonText` goes unchanged, and headers of its own. */
export type Answered = { data: unknown; headers?: Record<string, string> }

export type RouteFacts = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the prefix, with parameters as OpenAPI writes them: `/packages/{id}`. */
  path: string
  summary: string
  /** The kind of record in the singular, for messages such as “Package not found”. */
  subject: string
  /** The schema of the envelope's `data`. */
  answer: z.ZodMiniType
  /** `message` of the envelope. */
  message: string
  /** Names of the query parameters. */
  query?: readonly string[]
  /** Accepts bytes in place of JSON, at most so many. */
  takesBytes?: number
  /** Statuses of refusals beyond those that follow from its shape. */
  refuses?: readonly (409 | 422 | 429)[]
}

type Needed = Permission | readonly Permission[]

/** Drives both the server and the OpenAPI document. */
export type ApiRoute = Omit<RouteFacts, 'answer'> & {
  /** `file` for bytes without an envelope. */
  answer: z.ZodMiniType | 'file'
  access: 'staff' | 'public'
  /** The permission that an account needs, or one of several; null where being signed in is enough. */
  permission: Needed | null
  body: z.ZodMiniType | null
  /** The route is about one record, whose versions `ETag` and `If-Match` tell apart. */
  isVersioned: boolean
  run(incoming: Incoming): Promise<Answered | Response>
}

/** Only a staff member's POST with a body creates something. */
export const toStatus = (route: Pick<ApiRoute, 'method' | 'access' | 'body'>): 200 | 201 =>
  route.method === 'POST' && route.access === 'staff' && route.body !== null ? 201 : 200

/** Names of the parameters that are ids; others are texts. */
const idNames = ['id', 'version'] as const
type IdName = (typeof idNames)[number]

export const isIdName = (name: string): boolean => idNames.some((known) => known === name)

export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: Name extends IdName ? number : string } & PathParams<Rest>
  : object

type Typed<Path extends string, Answer extends z.ZodMiniType> = Omit<RouteFacts, 'path' | 'answer'> & {
  path: Path
  answer: Answer
}

/** `origin`: for the audit. */
type StaffCall<Path extends string> = PathParams<Path> & { staff: Staff; incoming: Incoming; origin: Origin }

export const toOrigin = ({ requestId, address }: Incoming, staff: Staff): Origin => ({
  requestId,
  address,
  staff,
})

export function staffRoute<const Path extends string, Answer extends z.ZodMiniType>(
  spec: Typed<Path, Answer> & {
    permission?: Needed
    handle(call: StaffCall<Path>): Promise<z.input<Answer> | JsonText>
  },
): ApiRoute {
  const permission = spec.permission ?? null
  return {
    ...spec,
    access: 'staff',
    permission,
    body: null,
    isVersioned: false,
    run: async (incoming) => {
      const staff = await admit(incoming, permission, spec.subject)
      const origin = toOrigin(incoming, staff)
      return { data: await spec.handle({ ...parseParams<Path>(spec, incoming), staff, incoming, origin }) }
    },
  }
}

/** With a short body of JSON. */
export function staffBodyRoute<
  const Path extends string,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  spec: Typed<Path, Answer> & {
    body: Body
    permission: Needed | null
    handle(call: StaffCall<Path>, body: z.output<Body>): Promise<z.input<Answer>>
  },
): ApiRoute {
  return {
    ...spec,
    access: 'staff',
    isVersioned: false,
    run: async (incoming) => {
      const staff = await admit(incoming, spec.permission, spec.subject)
      const params = parseParams<Path>(spec, incoming)
      const body = parseBody(spec.body, await incoming.readBody(shortRecordShape))
      const origin = toOrigin(incoming, staff)
      return { data: await spec.handle({ ...params, staff, incoming, origin }, body) }
    },
  }
}

/** Bytes that anybody may read. */
export function fileRoute<const Path extends string>(
  spec: Pick<Typed<Path, z.ZodMiniType>, 'path' | 'summary' | 'subject' | 'message'> & {
    handle(call: PathParams<Path> & { incoming: Incoming }): Promise<Response>
  },
): ApiRoute {
  return {
    ...spec,
    ...{ method: 'GET', access: 'public', permission: null, body: null, answer: 'file', isVersioned: false },
    run: (incoming) => spec.handle({ ...parseParams<Path>(spec, incoming), incoming }),
  }
}

export function publicWriteRoute<
  const Path extends string,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  spec: Typed<Path, Answer> & {
    body: Body
    handle(call: { body: z.output<Body>; incoming: Incoming }): Promise<z.input<Answer>>
  },
): ApiRoute {
  return {
    ...spec,
    access: 'public',
    permission: null,
    isVersioned: false,
    run: async (incoming) => {
      const body = parseBody(spec.body, await incoming.readBody(signInShape))
      return { data: await spec.handle({ body, incoming }) }
    },
  }
}

/** Throws 401 where nobody is signed in and 403 where they may not. */
export async function admit(incoming: Incoming, needed: Needed | null, subject: string): Promise<Staff> {
  const staff = await incoming.authenticate()
  if (needed === null) return staff
  const anyOf = typeof needed === 'string' ? [needed] : needed
  if (anyOf.some((permission) => staff.permissions.includes(permission))) return staff
  await incoming.onForbidden(staff, subject)
  const named = anyOf.map((permission) => permissions[permission]).join(' or ')
  throw new ApiError(
    403,
    `Your account may not ${named}. Ask an administrator for the permission ${anyOf.join(' or ')}.`,
  )
}

export function parseBody<Body extends z.ZodMiniType>(schema: Body, body: unknown): z.output<Body> {
  const parsed = z.safeParse(schema, body, { error: englishMessages })
  if (!parsed.success) throw invalidFields(toFieldErrors(parsed.error.issues))
  return parsed.data
}

export function parseParams<Path extends string>(
  route: Pick<RouteFacts, 'subject'>,
  { params }: Incoming,
): PathParams<Path> {
  const parsed = Object.entries(params).map(([name, text]) => {
    if (!isIdName(name)) return [name, text]
    const id = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!isRecordId(id)) throw unknownRecord(route.subject, text)
    return [name, id]
  })
  // The type follows from the path's template, which the compiler cannot see through `Object.fromEntries`.
  return Object.fromEntries(parsed) as PathParams<Path>
}

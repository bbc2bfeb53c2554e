import * as z from 'zod/mini'
import { type Permission, permissions } from '../staff/permissions.ts'
import type { Staff } from '../staff/staff.ts'
import { ApiError, invalidFields, unknownRecord } from './api-error.ts'
import { type BodyShape, signInShape } from './body-shape.ts'
import { isRecordId } from './record-id.ts'
import { englishMessages, toFieldErrors } from './to-field-errors.ts'

/** One request, as far as a route may ask about it. */
export type Incoming = {
  requestId: string
  params: Record<string, string>
  /** Address the request came from; empty where the server in front did not say. */
  address: string
  readHeader(name: string): string | undefined
  /** Reads no more than the shape allows; asked for only once the caller is known. */
  readBody(shape: BodyShape): Promise<unknown>
  /** Throws 401 where the bearer token is missing, unknown or expired. */
  authenticate(): Promise<Staff>
  /** Told of a person who may not do what they asked for. */
  onForbidden(staff: Staff, subject: string): Promise<void>
}

/** What a route answers: `data` of the envelope, and headers of its own. */
export type Answered = { data: unknown; headers?: Record<string, string> }

export type RouteFacts = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the prefix, with parameters as OpenAPI writes them: `/packages/{id}`. */
  path: string
  summary: string
  /** What the route is about, in the singular; it names what was not found. */
  subject: string
  /** What `data` of the envelope is. */
  answer: z.ZodMiniType
  /** `message` of the envelope. */
  message: string
}

/** Drives both the server and the OpenAPI document. */
export type ApiRoute = RouteFacts & {
  access: 'staff' | 'public'
  /** What an account needs; null where being signed in is enough. */
  permission: Permission | null
  body: z.ZodMiniType | null
  /** Of one record, whose versions `ETag` and `If-Match` tell apart. */
  isVersioned: boolean
  run(incoming: Incoming): Promise<Answered>
}

/** Only a staff member's POST with a body creates something. */
export const toStatus = (route: Pick<ApiRoute, 'method' | 'access' | 'body'>): 200 | 201 =>
  route.method === 'POST' && route.access === 'staff' && route.body !== null ? 201 : 200

export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: Name extends 'id' ? number : string } & PathParams<Rest>
  : object

type Typed<Path extends string, Answer extends z.ZodMiniType> = Omit<RouteFacts, 'path' | 'answer'> & {
  path: Path
  answer: Answer
}

type StaffCall<Path extends string> = PathParams<Path> & { staff: Staff; incoming: Incoming }

export function staffRoute<const Path extends string, Answer extends z.ZodMiniType>(
  spec: Typed<Path, Answer> & {
    permission?: Permission
    handle(call: StaffCall<Path>): Promise<z.input<Answer>>
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
      return { data: await spec.handle({ ...parseParams<Path>(spec, incoming), staff, incoming }) }
    },
  }
}

export function publicWriteRoute<
  const Path extends string,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  spec: Typed<Path, Answer> & {
    body: Body
    handle(call: { body: z.output<Body>; address: string; incoming: Incoming }): Promise<z.input<Answer>>
  },
): ApiRoute {
  return {
    ...spec,
    access: 'public',
    permission: null,
    isVersioned: false,
    run: async (incoming) => {
      const body = parseBody(spec.body, await incoming.readBody(signInShape))
      return { data: await spec.handle({ body, address: incoming.address, incoming }) }
    },
  }
}

/** Throws 401 where nobody is signed in and 403 where they may not. */
export async function admit(
  incoming: Incoming,
  permission: Permission | null,
  subject: string,
): Promise<Staff> {
  const staff = await incoming.authenticate()
  if (permission === null || staff.permissions.includes(permission)) return staff
  await incoming.onForbidden(staff, subject)
  throw new ApiError(
    403,
    `Your account may not ${permissions[permission]}. Ask an administrator for the permission ${permission}.`,
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
    if (name !== 'id') return [name, text]
    const id = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!isRecordId(id)) throw unknownRecord(route.subject, text)
    return [name, id]
  })
  // The type follows from the path's template, which the compiler cannot see through `Object.fromEntries`.
  return Object.fromEntries(parsed) as PathParams<Path>
}

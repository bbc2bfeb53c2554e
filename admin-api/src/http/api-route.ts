import * as z from 'zod/mini'
import type { Staff } from '../session/staff.ts'
import { invalidFields, unknownRecord } from './api-error.ts'
import { isRecordId } from './record-id.ts'
import { englishMessages, toFieldErrors } from './to-field-errors.ts'

/** One request, as far as a route may ask about it. */
export type Incoming = {
  params: Record<string, string>
  /** Address the request came from; empty where the server in front did not say. */
  address: string
  readBody(): Promise<unknown>
  /** Throws 401 where the bearer token is missing, unknown or expired. */
  authenticate(): Promise<Staff>
}

type RouteFacts = {
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
  body: z.ZodMiniType | null
  run(incoming: Incoming): Promise<unknown>
}

/** Only a staff member's POST with a body creates something. */
export const toStatus = (route: ApiRoute): 200 | 201 =>
  route.method === 'POST' && route.access === 'staff' && route.body !== null ? 201 : 200

type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: Name extends 'id' ? number : string } & PathParams<Rest>
  : object

type Typed<Path extends string, Answer extends z.ZodMiniType> = Omit<RouteFacts, 'path' | 'answer'> & {
  path: Path
  answer: Answer
}
type StaffCall<Path extends string> = PathParams<Path> & { staff: Staff }
type StaffWriteCall<Path extends string, Body> = PathParams<Path> & { staff: Staff; body: Body }

export function staffRoute<const Path extends string, Answer extends z.ZodMiniType>(
  spec: Typed<Path, Answer> & { handle(call: StaffCall<Path>): Promise<z.input<Answer>> },
): ApiRoute {
  return {
    ...spec,
    access: 'staff',
    body: null,
    run: async (incoming) => {
      const staff = await incoming.authenticate()
      return spec.handle({ ...parseParams<Path>(spec, incoming), staff })
    },
  }
}

export function staffWriteRoute<
  const Path extends string,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  spec: Typed<Path, Answer> & {
    body: Body
    handle(call: StaffWriteCall<Path, z.output<Body>>): Promise<z.input<Answer>>
  },
): ApiRoute {
  return {
    ...spec,
    access: 'staff',
    run: async (incoming) => {
      const staff = await incoming.authenticate()
      const params = parseParams<Path>(spec, incoming)
      return spec.handle({ ...params, staff, body: parseBody(spec.body, await incoming.readBody()) })
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
    handle(call: { body: z.output<Body>; address: string }): Promise<z.input<Answer>>
  },
): ApiRoute {
  return {
    ...spec,
    access: 'public',
    run: async (incoming) =>
      spec.handle({ body: parseBody(spec.body, await incoming.readBody()), address: incoming.address }),
  }
}

function parseBody<Body extends z.ZodMiniType>(schema: Body, body: unknown): z.output<Body> {
  const parsed = z.safeParse(schema, body, { error: englishMessages })
  if (!parsed.success) throw invalidFields(toFieldErrors(parsed.error.issues))
  return parsed.data
}

function parseParams<Path extends string>(route: RouteFacts, { params }: Incoming): PathParams<Path> {
  const parsed = Object.entries(params).map(([name, text]) => {
    if (name !== 'id') return [name, text]
    const id = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!isRecordId(id)) throw unknownRecord(route.subject, text)
    return [name, id]
  })
  // The type follows from the path's template, which the compiler cannot see through `Object.fromEntries`.
  return Object.fromEntries(parsed) as PathParams<Path>
}

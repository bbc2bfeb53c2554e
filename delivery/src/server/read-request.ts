import { protocolVersion } from '@console/shared/release-server/move-request'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type * as z from 'zod/mini'
import { RequestRefusal } from '../errors/request-refusal.ts'

/** The largest body that is JSON lists all files of an upload. */
const mostJson = 4 * 2 ** 20

export const limitJson = bodyLimit({
  maxSize: mostJson,
  onError: () => {
    throw new RequestRefusal(413, 'upload', 'The request is larger than a release server takes.')
  },
})

/** @throws RequestRefusal. */
export const readJson = async <Output>(c: Context, schema: z.ZodMiniType<Output>): Promise<Output> =>
  parse(await c.req.json().catch(() => undefined), schema)

/** @throws RequestRefusal. */
export const readQuery = <Output>(c: Context, schema: z.ZodMiniType<Output>): Output =>
  parse(c.req.query(), schema)

function parse<Output>(value: unknown, schema: z.ZodMiniType<Output>): Output {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
  throw new RequestRefusal(
    400,
    'request',
    `The release server does not understand the request: ${issues.slice(0, 5).join('; ')}.`,
  )
}

/** Version 1 names no environment, and means the first that the server moves. */
const knownProtocols = ['1', protocolVersion]

/** @throws RequestRefusal. */
export function expectProtocol(given: string | undefined): void {
  if (given !== undefined && knownProtocols.includes(given)) return
  throw new RequestRefusal(
    426,
    'protocol',
    `The release server speaks version ${protocolVersion} of its protocol, and this command line ${given === undefined ? 'none' : `version ${given}`}. Update whichever of the two is older.`,
  )
}

/** The requested number of entries; undefined for the default. */
export function readCount(c: Context, name: string): number | undefined {
  const [, count] = /^([1-9]\d{0,8})$/.exec(c.req.query(name) ?? '') ?? []
  return count === undefined ? undefined : Number(count)
}

import { readFile } from 'node:fs/promises'
import { tryParseJson } from '@console/node-server/try-parse-json'
import * as z from 'zod/mini'
import { ReleaseError } from '../errors/release-error.ts'
import { type SmokeApi, unnamedUser } from './smoke-api.ts'

const person = z.object({ token: z.string().check(z.minLength(1)), user: z.looseObject({}) })
/** An API's answer to signing in, with or without its envelope. */
const signedInSchema = z.union([person, z.object({ data: person })])

/**
 * An API that others use too, so it is only read: every write of a screen is refused.
 * @throws ReleaseError `smoke` when there is no token to read.
 */
export async function openRunningApi(place: { origin: string; tokenFile: string }): Promise<SmokeApi> {
  const session = await readSession(place.tokenFile)
  return {
    name: place.origin,
    session,
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return Response.json(
          { status: false, message: 'A release is checked without writing anything.' },
          { status: 405 },
        )
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of ['host', 'connection', 'accept-encoding', 'origin', 'referer']) headers.delete(name)
      const answer = await fetch(`${place.origin}${pathname}${search}`, { method: request.method, headers })
      const told = new Headers(answer.headers)
      // Node has decompressed the body.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) told.delete(name)
      return new Response(answer.body, { status: answer.status, headers: told })
    },
    close: async () => undefined,
  }
}

/** The file of a token, or of an API's answer to signing in. @throws ReleaseError `smoke` when there is neither. */
export async function readSession(file: string): Promise<SmokeApi['session']> {
  const text = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (text === '')
    throw new ReleaseError('smoke', `There is no token to read at ${file}. Put one there for --token-file.`)
  if (!text.startsWith('{')) return { token: text, user: unnamedUser }
  const parsed = signedInSchema.safeParse(tryParseJson(text))
  if (parsed.success) return 'data' in parsed.data ? parsed.data.data : parsed.data
  throw new ReleaseError(
    'smoke',
    `${file} is neither a token nor what the API answers to signing in: { "token": …, "user": … }.`,
  )
}

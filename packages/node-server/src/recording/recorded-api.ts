import { readFile } from 'node:fs/promises'
import { SettingError } from '../setting-error.ts'
import { tryParseJson } from '../try-parse-json.ts'
import { ownApiPrefix, type Recording, recordingSchema } from './recording.schema.ts'
import { openStubApi } from './stub-api.ts'

export type RecordedApi = {
  fetch(request: Request): Promise<Response>
  /** Undefined if the recording has no answer. */
  find(request: Request): Promise<Response | undefined>
}

/** @throws SettingError naming the fault in the file. */
export async function readRecording(file: string): Promise<Recording> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new SettingError(`There are no recorded answers at ${file}. Record some: console-remote record.`, {
      cause,
    })
  })
  const json = tryParseJson(text)
  if (json === undefined) throw new SettingError(`${file} is not JSON.`)
  const parsed = recordingSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new SettingError([`${file} holds no recorded answers:`, ...problems].join('\n'))
}

/**
 * Replays a recording: the answer with the same query if there is one, else the one for the same path. Writes are kept,
 * see `openStubApi`. `prefix` is that of the console's API: `/api/v1/admin`; own APIs are below `ownApiPrefix`.
 */
export function openRecordedApi({ session, answers, apis = {} }: Recording, prefix: string): RecordedApi {
  const own = Object.entries(apis).map(([name, recorded]) => ({
    name,
    start: `${ownApiPrefix}/${name}/`,
    stub: openStubApi(recorded),
  }))
  const places = [...own, { name: '', start: `${prefix}/`, stub: openStubApi(answers) }]

  async function find(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url)
    if (request.method === 'POST' && pathname === `${prefix}/login`)
      return Response.json({ status: true, message: 'Signed in', data: session })
    const place = places.find(({ start }) => pathname.startsWith(start))
    return place?.stub.answer(request, pathname.slice(place.start.length), search)
  }
  return {
    find,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const place = places.find(({ start }) => pathname.startsWith(start))
      const call = `${request.method} ${pathname.slice(place?.start.length ?? 0)}${search}`
      const of = place?.name ? ` of the API “${place.name}”` : ''
      const message = `Nothing was recorded of ${call}${of}.`
      return (await find(request)) ?? Response.json({ status: false, message }, { status: 404 })
    },
  }
}

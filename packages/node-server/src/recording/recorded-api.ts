import { readFile } from 'node:fs/promises'
import { SettingError } from '../setting-error.ts'
import { type Recording, recordingSchema } from './recording.schema.ts'

export type RecordedApi = { fetch(request: Request): Response }

/** @throws SettingError naming the fault in the file. */
export async function readRecording(file: string): Promise<Recording> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new SettingError(`There are no recorded answers at ${file}. Record some: console-remote record.`, {
      cause,
    })
  })
  const parsed = recordingSchema.safeParse(toJson(text))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new SettingError([`${file} holds no recorded answers:`, ...problems].join('\n'))
}

/**
 * Replays a recording: the response with the same query if there is one, else the one for the same path. `prefix` is
 * the API's: `/api/v1/admin`.
 */
export function openRecordedApi({ session, answers }: Recording, prefix: string): RecordedApi {
  return {
    fetch({ method, url }) {
      const { pathname, search } = new URL(url)
      const call = `${method} ${pathname.slice(prefix.length + 1)}`
      if (call === 'POST login') return Response.json({ status: true, message: 'Signed in', data: session })
      const found = answers[`${call}${search}`] ?? answers[call]
      if (found === undefined)
        return Response.json(
          { status: false, message: `Nothing was recorded of ${call}${search}.` },
          { status: 404 },
        )
      const { status = 200, body } = found
      return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
    },
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { SettingError } from '../setting-error.ts'
import type { RecordedAnswers, Recording } from './recording.schema.ts'

type RecordOptions = {
  /** Base and prefix joined: `https://api.example.com/api/v1/admin`. */
  baseUrl: string
  /** Sent as the bearer token, and kept out of the recording. */
  token: string
  /** Relative to `baseUrl`: `notes?page=2`. Requested by GET only. */
  paths: readonly string[]
}

/** Headers that clients read. */
const kept = ['etag', 'content-disposition', 'last-modified', 'retry-after']

/** Requests each path of an API and returns its responses. @throws SettingError naming the path that failed. */
export async function recordAnswers({ baseUrl, token, paths }: RecordOptions): Promise<RecordedAnswers> {
  const answers: RecordedAnswers = {}
  for (const path of paths) {
    const headers = { accept: 'application/json, text/*', authorization: `Bearer ${token}` }
    const answer = await fetch(`${baseUrl}/${path}`, { headers }).catch((cause: unknown) => {
      throw new SettingError(`${baseUrl}/${path} cannot be reached.`, { cause })
    })
    if (answer.status === 401) throw new SettingError(`${baseUrl} does not take the token that was given.`)
    answers[`GET ${path}`] = {
      ...(answer.ok ? {} : { status: answer.status }),
      ...(await readBody(answer, `${baseUrl}/${path}`)),
    }
  }
  return answers
}

async function readBody(answer: Response, address: string): Promise<RecordedAnswers[string]> {
  const { headers } = answer
  const type = headers.get('content-type') ?? ''
  const isText = /^text\/(?!html)/.test(type)
  const found = [...kept, ...(isText ? ['content-type'] : [])].flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const recorded = found.length === 0 ? {} : { headers: Object.fromEntries(found) }
  if (isText) return { ...recorded, body: await answer.text() }
  const body: unknown = await answer.json().catch((cause: unknown) => {
    throw new SettingError(
      `${address} answered ${answer.status} with something that is neither JSON nor text.`,
      {
        cause,
      },
    )
  })
  return { ...recorded, body }
}

/** A recording of the console's API. The session's token is kept out of it. */
export const toRecording = (user: object, answers: Recording['answers']): Recording => ({
  session: { user: { ...user }, token: 'recorded' },
  answers,
})

import type { Recording } from './recording.schema.ts'

type RecordOptions = {
  /** Base and prefix joined: `https://api.example.com/api/v1/admin`. */
  baseUrl: string
  /** The session for the requests. Its token is kept out of the recording. */
  session: { token: string; user: object }
  /** Relative to `baseUrl`: `notes?page=2`. Requested by GET only. */
  paths: readonly string[]
}

/** Requests each path of an API and returns its responses. @throws Error naming the path that failed. */
export async function recordAnswers({ baseUrl, session, paths }: RecordOptions): Promise<Recording> {
  const answers: Recording['answers'] = {}
  for (const path of paths) {
    const headers = { accept: 'application/json', authorization: `Bearer ${session.token}` }
    const answer = await fetch(`${baseUrl}/${path}`, { headers }).catch((cause: unknown) => {
      throw new Error(`${baseUrl}/${path} cannot be reached.`, { cause })
    })
    if (answer.status === 401) throw new Error(`${baseUrl} does not take the token that was given.`)
    const body: unknown = await answer.json().catch((cause: unknown) => {
      throw new Error(`${baseUrl}/${path} answered ${answer.status} with something that is not JSON.`, {
        cause,
      })
    })
    answers[`GET ${path}`] = answer.ok ? { body } : { status: answer.status, body }
  }
  return { session: { user: { ...session.user }, token: 'recorded' }, answers }
}

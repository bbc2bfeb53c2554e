import type { ConsoleConfig } from '@console/shared/config'
import * as z from 'zod/mini'
import { sleep } from '../../network/sleep.ts'
import { fetchKeepalive } from '../sink/fetch-keepalive.ts'
import { toRateLimitError } from './rate-limit-error.ts'

export type LogService = NonNullable<ConsoleConfig['logs']>

/** SPEC §9, in milliseconds. */
const timeout = 20_000
const retriedStatuses: ReadonlySet<number> = new Set([500, 502, 503, 504])
/** SPEC §9: one retry. The delay doubles with each retry. */
const retryLimit = 1
const retryDelay = 1000

const ingestStatusSchema = z.object({
  ingested: z._default(z.number(), 0),
  failed: z._default(z.number(), 0),
})
export type IngestStatus = z.infer<typeof ingestStatusSchema>

/** The log service of SPEC §8 and §9, compatible with Axiom's ingest: one JSON document per line. */
export function createLogClient({ url, dataset, token }: LogService, onError: (error: unknown) => void) {
  const path = `/v1/datasets/${encodeURIComponent(dataset)}/ingest`
  const address = `${url.replace(/(?<!\/)\/+$/, '')}${path}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' }

  async function send(body: string): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      const signal = AbortSignal.timeout(timeout)
      const response = await fetchKeepalive(address, { method: 'POST', headers, body, signal })
      if (attempt >= retryLimit || !retriedStatuses.has(response.status)) return readAnswer(response, path)
      await sleep(retryDelay * 2 ** attempt)
    }
  }

  return {
    /** Sends lines of JSON. Never rejects: a failure goes to the error handler and counts as zero. */
    async ingest(lines: readonly string[]): Promise<IngestStatus> {
      try {
        return ingestStatusSchema.parse(await send(lines.join('\n')))
      } catch (error) {
        onError(error)
        return { ingested: 0, failed: 0 }
      }
    },
  }
}

async function readAnswer(response: Response, path: string): Promise<unknown> {
  if (response.status === 204) return {}
  if (response.status === 429) throw toRateLimitError(response.headers, path)
  if (response.status === 401) throw new Error('Forbidden')
  if (response.status >= 400) throw new Error(await readMessage(response))
  return response.json()
}

const failureSchema = z.object({ message: z.string() })

async function readMessage(response: Response): Promise<string> {
  const failure = failureSchema.safeParse(await response.json().catch(() => null))
  return failure.success ? failure.data.message : `HTTP Error ${response.status}`
}

import { openRecordedApi as openAnswers } from '@console/node-server/recorded-api'
import { recordingSchema } from '@console/node-server/recording'
import * as z from 'zod/mini'
import { readJsonFile } from '../releases/site/read-json-file.ts'
import { type SmokeApi, unnamedUser } from './smoke-api.ts'

/** The part of a HAR 1.2 that is read: http://www.softwareishard.com/blog/har-12-spec/ */
const harSchema = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({ method: z.string(), url: z.url() }),
        response: z.object({
          status: z.int().check(z.minimum(200), z.maximum(599)),
          content: z.object({
            mimeType: z.optional(z.string()),
            text: z.optional(z.string()),
            encoding: z.optional(z.string()),
          }),
        }),
      }),
    ),
  }),
})

type Entry = z.infer<typeof harSchema>['log']['entries'][number]

/**
 * Answers what was recorded: by `console-remote record`, or by a browser's developer tools. Of a recording of these, the answer
 * to the same address with its search if there is one, else to the same path.
 * @param prefix of the API's addresses: `/api/v1/admin`.
 * @throws ReleaseError `smoke` when the file is neither.
 */
export async function openRecordedSmokeApi(file: string, prefix: string): Promise<SmokeApi> {
  const recorded = await readJsonFile(file, z.union([recordingSchema, harSchema]), {
    shownAs: file,
    code: 'smoke',
    advice:
      'Record one with console-remote record, or save one from the network panel of the browser’s developer tools, with its content.',
  })
  const isHar = 'log' in recorded
  return {
    name: 'the recording',
    session: isHar ? { token: 'recorded', user: unnamedUser } : recorded.session,
    fetch: isHar ? openHar(recorded.log.entries) : openAnswers(recorded, prefix).fetch,
    close: async () => undefined,
  }
}

function openHar(entries: readonly Entry[]): SmokeApi['fetch'] {
  const answers = new Map<string, Entry>()
  for (const entry of entries) {
    const { method, url } = entry.request
    const { pathname, search } = new URL(url)
    for (const address of [`${method} ${pathname}`, `${method} ${pathname}${search}`])
      answers.set(address, entry)
  }
  return ({ method, url }) => {
    const { pathname, search } = new URL(url)
    const found = answers.get(`${method} ${pathname}${search}`) ?? answers.get(`${method} ${pathname}`)
    if (found === undefined)
      return Response.json(
        { status: false, message: 'Nothing was recorded of this address.' },
        { status: 404 },
      )
    const { status, content } = found.response
    const body = Buffer.from(content.text ?? '', content.encoding === 'base64' ? 'base64' : 'utf8')
    const hasBody = status !== 204 && status !== 205 && status !== 304
    return new Response(hasBody ? body : null, {
      status,
      headers: { 'content-type': content.mimeType ?? 'application/json' },
    })
  }
}

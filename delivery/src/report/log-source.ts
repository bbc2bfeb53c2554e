import { tryParseJson } from '@console/node-server/try-parse-json'
import * as z from 'zod/mini'
import { ReleaseError } from '../errors/release-error.ts'
import {
  countedVitals,
  type ReportRequest,
  type ReportSource,
  type VersionReport,
  versionReportSchema,
} from './report-source.ts'

export type LogService = {
  /** The address of the log service's API, as `/config.json` has it. */
  url: string
  dataset: string
  /** A token that may query. The one in `/config.json` is public and can only write. */
  queryToken: string
}

/** SPEC §9, in milliseconds. */
const queryTimeout = 120_000

/** One table by columns (https://axiom.co/docs/restapi/endpoints/queryApl, format “tabular”). */
const answerSchema = z.object({
  tables: z.array(
    z.object({
      fields: z.array(z.object({ name: z.string() })),
      columns: z.array(z.array(z.unknown())),
    }),
  ),
})
const failureSchema = z.object({ message: z.string() })

const rowSchema = z.object({
  version: z.string(),
  canary: z.nullish(z.string()),
  opened: z.number(),
  errors: z.number(),
  LCP: z.nullish(z.number()),
  INP: z.nullish(z.number()),
  CLS: z.nullish(z.number()),
})

/** The service that the console’s logs go to, by its own query interface. */
export function createLogSource({ url, dataset, queryToken }: LogService): ReportSource {
  const address = `${url.replace(/(?<!\/)\/+$/, '')}/v1/datasets/_apl?format=tabular`
  return {
    name: `the log service, dataset ${dataset}`,
    async read(request) {
      const answer = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(queryTimeout),
        headers: { authorization: `Bearer ${queryToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          apl: toQuery(dataset, request),
          startTime: request.since.toISOString(),
          endTime: new Date().toISOString(),
        }),
      }).catch((cause: unknown) => {
        throw new ReleaseError('report', `The log service at ${url} cannot be reached.`, { cause })
      })
      const body = tryParseJson(await answer.text())
      if (!answer.ok) throw new ReleaseError('report', describeRefusal(answer.status, body))
      return toReports(body)
    },
  }
}

/** A string literal of APL (https://axiom.co/docs/apl/data-types/scalar-data-types). */
const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** In logs an environment is known by the console's host name alone (SPEC §1), by this rule. */
const toLoggedEnvironment = (environment: string) =>
  /staging|test|dev/.test(environment) ? 'staging' : 'production'

/** Fields of the log’s events, nested ones by their path; `canary` is in none before the first canary. */
function toQuery(dataset: string, { remote, environment }: ReportRequest): string {
  const percentiles = countedVitals.map(
    (name) =>
      `${name} = percentileif(toreal(['fields.value']), 75, message == "web-vital" and ['fields.name'] == "${name}")`,
  )
  return [
    `['${dataset.replaceAll(/['\\]/g, '\\$&')}']`,
    `where remote == ${quote(remote)} and environment == ${quote(toLoggedEnvironment(environment))} and isnotempty(remote_version)`,
    `extend group = ensure_field('canary', typeof(string))`,
    `summarize opened = countif(message == "Section opened"), errors = countif(level == "error"), ${percentiles.join(', ')} by version = remote_version, canary = group`,
  ].join(' | ')
}

function describeRefusal(status: number, body: unknown): string {
  if (status === 401 || status === 403)
    return 'The log service refuses the query token. Give one that may query the dataset: --query-token-file <file>, or AXIOM_QUERY_TOKEN.'
  const said = failureSchema.safeParse(body).data?.message
  return `The log service answered ${status}${said === undefined ? '' : `: ${said}`}.`
}

/** @throws ReleaseError `report`. */
function toReports(body: unknown): VersionReport[] {
  const parsed = answerSchema.safeParse(body)
  const [table] = parsed.data?.tables ?? []
  if (table === undefined) throw notUnderstood()
  const count = table.columns[0]?.length ?? 0
  return Array.from({ length: count }, (_, index) => {
    const row = Object.fromEntries(
      table.fields.map(({ name }, column) => [name, table.columns[column]?.[index]]),
    )
    const read = rowSchema.safeParse(row)
    if (!read.success) throw notUnderstood()
    const { version, canary, opened, errors, ...vitals } = read.data
    const group = canary || undefined
    const p75 = Object.fromEntries(
      countedVitals.flatMap((name) => (typeof vitals[name] === 'number' ? [[name, vitals[name]]] : [])),
    )
    const report = versionReportSchema.safeParse({ version, ...(group && { group }), opened, errors, p75 })
    if (!report.success) throw notUnderstood()
    return report.data
  })
}

const notUnderstood = () =>
  new ReleaseError('report', 'The log service answered something that this command line does not understand.')

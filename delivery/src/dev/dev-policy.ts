import { buildDocumentPolicy } from '../hosting/document-policy.ts'
import { buildWorkerPolicy } from '../hosting/worker-policy.ts'

/** The address that the browser reports violations of the policy to. */
export const reportAddress = '/policy-report'

type DevPolicyOptions = { nonce: string; calledOrigins: readonly string[] }

/** Sources that hot reload needs beyond production's: sockets to the units' own servers, and the script of `refresh-hook.ts`. */
const needsOfHotReload = (nonce: string): Record<string, string> => ({
  'connect-src': 'ws://localhost:*',
  'script-src': `'nonce-${nonce}'`,
})

/** Production's policy for the document, report-only, with the sources that development needs. */
export function buildDevPolicy({ nonce, calledOrigins }: DevPolicyOptions): string {
  const needs = needsOfHotReload(nonce)
  const directives = withoutFrames(buildDocumentPolicy({ nonce, calledOrigins })).map((directive) => {
    const need = needs[directive.slice(0, directive.indexOf(' '))]
    return need === undefined ? directive : `${directive} ${need}`
  })
  return [...directives, `report-uri ${reportAddress}`].join('; ')
}

/** The same for the file of a worker. */
export const buildDevWorkerPolicy = (calledOrigins: readonly string[]): string =>
  [...withoutFrames(buildWorkerPolicy(calledOrigins)), `report-uri ${reportAddress}`].join('; ')

/** Browsers ignore it in a report-only policy, and warn each time. */
const withoutFrames = (policy: string) =>
  policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'))

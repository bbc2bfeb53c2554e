import { CommandError } from '@console/node-server/command-error'

/** An unknown host name and an untrusted certificate stay so. */
export const isWorthTryingAgain = (error: unknown): boolean =>
  !isOfTls(findCode(error)) && findCode(error) !== 'ENOTFOUND'

/** The reason that `fetch` gave, and what to do about it. */
export function describeUnreachable(error: unknown, server: string): CommandError {
  const code = findCode(error)
  const { hostname, port } = new URL(server)
  const say = (message: string) => new CommandError(message, { cause: error })
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return say(
      `There is no host called ${hostname}, or this machine cannot look it up. Check the address after --to.`,
    )
  if (code === 'ECONNREFUSED')
    return say(
      `No server listens at ${server}. Check the ${port === '' ? 'address' : 'port'}, and that the release server runs.`,
    )
  if (isOfTls(code))
    return say(
      `The certificate of ${hostname} is not to be trusted (${code}). Where it is your own authority's, name its certificate: NODE_EXTRA_CA_CERTS=<file>.`,
    )
  return say(
    `${server} cannot be reached (${code ?? describe(error)}). What was uploaded is kept: try again.`,
  )
}

const isOfTls = (code: string | undefined) =>
  code !== undefined && /^(?:CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_|ERR_SSL_|EPROTO$)/.test(code)

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** `fetch` has the reason in its cause. */
function findCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return findCode(error.cause)
}

import { CommandError } from '@console/node-server/command-error'
import { toLine } from './parse-option-values.ts'

/** The commands that a release server runs for a team. */
const served = [
  ...['publish', 'check', 'rollback', 'remove', 'disable', 'enable'],
  ...['diff', 'promote', 'lagging', 'next', 'canary', 'preview', 'renew', 'list', 'verify', 'report'],
]

/** Flags that the operator of the server decides on, or that have no meaning there. */
const own = [
  'dir',
  'bucket',
  'key',
  'valid-for',
  'trust',
  'adopt',
  'unsigned',
  'nginx',
  'config',
  'api',
  'recorded',
  'against',
  'preview-key',
  'query-token-file',
] as const

/**
 * A workflow's variable that is not set arrives as an empty text, and must not stand for something else.
 * @throws CommandError.
 */
export function expectNoEmptyAddress(values: {
  to: readonly string[]
  against?: string
  url?: string
}): void {
  const given = { ...values, to: values.to.includes('') ? '' : undefined }
  for (const name of ['to', 'against', 'url'] as const)
    if (given[name] === '')
      throw new CommandError(`--${name} is empty. Is the variable set that it comes from?`)
}

/** `--to` names a release server, a remote or a version, or the first and one of the others. @throws CommandError. */
export function parseTo(values: readonly string[]): { server: string | undefined; to: string | undefined } {
  const isServer = (text: string) => /^https?:/.test(text)
  const servers = values.filter(isServer)
  const others = values.filter((text) => !isServer(text))
  if (servers.length > 1 || others.length > 1)
    throw new CommandError(`--to was given twice: ${values.map(toLine).join(' and ')}.`)
  return { server: servers[0] === undefined ? undefined : parseServer(servers[0]), to: others[0] }
}

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

function parseServer(text: string): string {
  const address = URL.parse(text)
  if (address === null || address.username !== '' || address.search !== '')
    throw new CommandError(
      `--to takes the address of a release server, such as https://releases.example.com, not “${toLine(text)}”.`,
    )
  if (address.protocol === 'http:' && !loopback.test(address.hostname))
    throw new CommandError(
      `A token is sent only over an encrypted connection: --to https://${address.host}, not ${toLine(text)}.`,
    )
  return address.href.endsWith('/') ? address.href : `${address.href}/`
}

/** @throws CommandError where a command or flag does not go with a release server. */
export function expectServerFlags(
  command: string,
  values: Partial<Record<(typeof own)[number], string | boolean | string[]>>,
): void {
  if (!served.includes(command))
    throw new CommandError(
      `A release server does not do “${command}”. It does ${served.join(', ')}; run the rest on the machine of the release folder.`,
    )
  const given = own.filter((name) => {
    const value = values[name]
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false
  })
  if (given.length === 0) return
  const flags = given.map((name) => `--${name}`).join(' and ')
  throw new CommandError(`With --to, the release server decides on ${flags}: leave out ${flags}.`)
}

import { readFile } from 'node:fs/promises'
import { securityHeaders, transportSecurity } from '@console/node-server/security-headers'
import { consoleConfigSchema } from '@console/shared/config'
import { buildDocumentPolicy, noncePlaceholder } from '../hosting/document-policy.ts'
import { listCalledOrigins } from '../hosting/list-called-origins.ts'
import { documentHeaders } from '../hosting/security-headers.ts'
import { CommandError } from './command-error.ts'

/** nginx makes one for every request, of 16 random bytes; it serves as the nonce. */
const nonce = '$request_id'

const substitution = [
  '# The nonce of this response. It is put in before compression, so what is sent must not be compressed beforehand',
  '# (gzip_static, brotli_static), nor may it be answered with 304.',
  `sub_filter '${noncePlaceholder}' ${nonce};`,
  'sub_filter_once off;',
  'etag off;',
  'if_modified_since off;',
]

type HeadersOptions = {
  /** The document has a policy of its own; everything else is a file. */
  of: 'document' | 'files'
  /** Path of the `config.json` that is served; without one the console calls its own origin alone. */
  config: string | undefined
  /** Whether people reach this server over TLS. */
  tls: boolean
}

/**
 * Lines for an nginx location: the headers that the console's own server sends.
 * @throws CommandError when the configuration cannot be read or used.
 */
export async function describeHeaders({ of, config, tls }: HeadersOptions): Promise<string[]> {
  const calledOrigins = config === undefined ? [] : listCalledOrigins(await readConfig(config))
  const policy = { 'content-security-policy': buildDocumentPolicy({ nonce, calledOrigins }) }
  const headers = {
    ...securityHeaders,
    ...(of === 'document' && { ...documentHeaders, ...policy }),
    ...(tls && { [transportSecurity.name]: transportSecurity.value }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  return of === 'document' ? [...lines, ...substitution] : lines
}

async function readConfig(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandError(`There is no configuration to read at ${file}.`, { cause })
  })
  const config = parseJson(text, file)
  const parsed = consoleConfigSchema.safeParse(config)
  if (parsed.success) return config
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new CommandError([`${file} is not usable:`, ...problems].join('\n'))
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandError(`${file} is not JSON.`, { cause })
  }
}

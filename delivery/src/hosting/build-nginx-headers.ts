import { mediaPolicy, securityHeaders, transportSecurity } from '@console/node-server/security-headers'
import { cacheControl } from './cache-control.ts'
import { documentHeaders } from './document-headers.ts'
import { buildDocumentPolicy, noncePlaceholder } from './document-policy.ts'
import { keptForEver } from './find-site-file.ts'
import { type ApiPlace, listApiLocations } from './list-api-locations.ts'
import { buildWorkerPolicy, workerFile } from './worker-policy.ts'

/** nginx makes one for every request, of 16 random bytes; it serves as the nonce. */
const nonce = '$request_id'
const note =
  '# Written by `pnpm release`, which knows what the console calls and is allowed to do. Changes here are lost.'

type NginxHeadersOptions = ApiPlace & {
  /** Origins other than the console's own that it calls. */
  calledOrigins: readonly string[]
}

/**
 * The headers of nginx, the same as those of the console's own server: `maps` belongs inside `http`, `headers`
 * inside `server`, as does `api`, which proxies the API's addresses. The document, errors and the API differ by
 * variables, since a location with a header of its own would inherit none.
 */
export function buildNginxHeaders({ calledOrigins, ...place }: NginxHeadersOptions) {
  const { apiPathPrefix } = place
  const ofDocument: Record<string, string> = {
    ...securityHeaders,
    ...documentHeaders,
    'content-security-policy': buildDocumentPolicy({ nonce, calledOrigins }),
  }
  const isApi = `${escapeForRegExp(apiPathPrefix)}(?:/|$)`
  /** Files of the media library, as `admin-api/src/media/answer-media.ts` sends them. */
  const ofMedia: Record<string, string> = {
    'content-security-policy': mediaPolicy,
    'cross-origin-resource-policy': 'cross-origin',
  }
  const isMedia = `~^[23]\\d+:${escapeForRegExp(apiPathPrefix)}/media/files/`
  const byAddress = Object.entries(ofDocument).filter(
    ([name, value]) => securityHeaders[name] !== value || name in ofMedia,
  )
  const maps = [
    ...byAddress.map(([name, value]) =>
      buildMap('$status:$uri', toVariable(name), {
        '200:/index.html': value,
        ...(ofMedia[name] !== undefined && { [isMedia]: ofMedia[name] }),
        ...(name === 'content-security-policy' && {
          [`~^[23]\\d+:${toPcre(workerFile.source)}`]: buildWorkerPolicy(calledOrigins),
        }),
        default: securityHeaders[name] ?? '',
      }),
    ),
    buildMap('$https$http_x_forwarded_proto', toVariable(transportSecurity.name), {
      '~(?:on|https)$': transportSecurity.value,
      default: '',
    }),
    // Also by status: an error must not be cached, even where a file would be for ever.
    buildMap('$status:$uri', toVariable('cache-control'), {
      '~^[45]': 'no-store',
      [isMedia]: cacheControl.immutable,
      [`~^\\d+:${isApi}`]: 'no-store',
      ...Object.fromEntries(
        keptForEver.map(({ source }) => [`~^\\d+:${toPcre(source)}`, cacheControl.immutable]),
      ),
      default: cacheControl.revalidate,
    }),
    buildMap('$status:$uri', toVariable('allow'), {
      [`~^405:(?!${isApi})`]: 'GET, HEAD',
      default: '',
    }),
    buildMap('$uri', toVariable('x-request-id'), { [`~^${isApi}`]: '$console_request_id', default: '' }),
  ]
  const isWrite = buildMap('$request_method:$uri', '$console_is_write', {
    '~^(?:GET|HEAD):': '',
    [`~^\\w+:${isApi}`]: '',
    default: '1',
  })
  const varying = [transportSecurity.name, 'cache-control', 'allow', 'x-request-id']
  const fixed = Object.entries(securityHeaders).filter(([name]) =>
    byAddress.every(([other]) => other !== name),
  )
  const sent = [
    ...fixed.map(([name, value]): [string, string] => [name, `"${value}"`]),
    ...[...byAddress.map(([name]) => name), ...varying].map((name): [string, string] => [
      name,
      toVariable(name),
    ]),
  ]
  return {
    maps: toText([...maps, isWrite]),
    headers: toText([
      ...sent.map(([name, value]) => `add_header ${name} ${value} always;`),
      '# nginx sends them in the place of the API, errors of its own included.',
      // `Allow` is the API's own: what it names differs by call.
      ...sent.filter(([name]) => name !== 'allow').map(([name]) => `proxy_hide_header ${name};`),
      '# Two releases can be of the same second.',
      'add_header last-modified "";',
      '# The nonce of this response, in documents alone (text/html).',
      `sub_filter '${noncePlaceholder}' ${nonce};`,
      'sub_filter_once off;',
    ]),
    api: toText(listApiLocations(place)),
  }
}

const toVariable = (header: string) => `$console_${header.replaceAll('-', '_')}`
const toText = (lines: readonly string[]) => `${[note, ...lines].join('\n')}\n`

function buildMap(of: string, variable: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([key, value]) => `  "${key}" "${value}";`)
  return [
    `map "${of}" ${variable} {`,
    ...lines.map((line) => line.replace('"default"', 'default')),
    '}',
  ].join('\n')
}

const escapeForRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A pattern without its leading `^`, for use within a longer one. */
const toPcre = (source: string) => source.replace(/^\^/, '').replaceAll('\\/', '/')

import { CommandError } from '@console/node-server/command-error'

/** For `parseArgs`. */
export const smokeFlags = {
  'without-smoke': { type: 'boolean', default: false },
  api: { type: 'string' },
  'token-file': { type: 'string' },
  recorded: { type: 'string' },
  against: { type: 'string' },
} as const

type Values = {
  'without-smoke': boolean
  api?: string | undefined
  'token-file'?: string | undefined
  recorded?: string | undefined
  against?: string | undefined
}

/** How a release is run before it moves, and which API its screens call. @throws CommandError when they do not go together. */
export function readSmokeFlags(values: Values) {
  const { api, recorded, against, 'token-file': tokenFile, 'without-smoke': isSkipped } = values
  if (api !== undefined && recorded !== undefined)
    throw new CommandError('Give either --api or --recorded: the screens call one of them.')
  if ((api === undefined) !== (tokenFile === undefined))
    throw new CommandError('--api and --token-file go together: the token is for that API.')
  const origin = api === undefined ? undefined : URL.parse(api)
  if (origin === null || (origin && !/^https?:$/.test(origin.protocol)))
    throw new CommandError(`--api takes an origin, such as https://api.example.com, not “${api}”.`)
  return {
    isSkipped,
    api: origin && tokenFile !== undefined ? { origin: origin.origin, tokenFile } : undefined,
    recorded,
    against,
  }
}

import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from '@console/node-server/command-error'
import { recordAnswers, toRecording } from '@console/node-server/record-answers'
import { readRecording } from '@console/node-server/recorded-api'
import { apiPathPrefix } from '../hosting/embedded-config.ts'
import { readSession } from '../smoke/running-api.ts'

const usage = `Usage:
  console-remote record --api <origin> --token-file <file> [--out <file>] [path…]

  Asks an API for each path, such as notes?page=2, and writes down what it answers, for tests, dev and check. Without paths it
  asks again for those that are in the file already. What was written there by hand, such as the answer to a POST, stays.
  Record from an API with demo data: the file is part of the repository.

  --api         the origin of the API, such as http://localhost:3000
  --token-file  the file of a token for it, or of what it answered to signing in
  --own         the name of an own API, as in apis of remote.config.ts, where it is not the console's that is asked
  --out         recorded-api.json by default
  --prefix      of the API's addresses; ${apiPathPrefix} by default, none with --own`

/** `console-remote record …`. Gives what to print. @throws CommandError for the terminal. */
export async function record(root: string, args: readonly string[]): Promise<string> {
  const { api, tokenFile, out, own, prefix, paths } = parseOptions(args)
  const file = resolve(root, out)
  const isThere = await readFile(file).then(
    () => true,
    () => false,
  )
  const before = isThere ? await readRecording(file) : undefined
  const already = own === undefined ? before?.answers : before?.apis?.[own]
  const known = Object.keys(already ?? {}).flatMap((call) => /^GET (.+)$/.exec(call)?.[1] ?? [])
  const asked = paths.length === 0 ? known : paths
  if (asked.length === 0) throw new CommandError(`Say which paths to record.\n\n${usage}`)
  const { token, user } = await readSession(tokenFile)
  const answers = {
    ...already,
    ...(await recordAnswers({ baseUrl: `${api}${prefix}`, token, paths: asked })),
  }
  const recording =
    own === undefined
      ? { ...before, ...toRecording(user, answers) }
      : { ...(before ?? toRecording(user, {})), apis: { ...before?.apis, [own]: answers } }
  await writeFile(file, `${JSON.stringify(recording, null, 2)}\n`)
  return `${asked.length === 1 ? 'One answer' : `${asked.length} answers`} recorded in ${out}`
}

function parseOptions(args: readonly string[]) {
  const { values, positionals } = parse(args)
  const { api, out, own, 'token-file': tokenFile } = values
  const prefix = values.prefix ?? (own === undefined ? apiPathPrefix : '')
  const origin = URL.parse(api ?? '')?.origin
  if (origin === undefined || tokenFile === undefined)
    throw new CommandError(`Say --api and --token-file.\n\n${usage}`)
  return {
    api: origin,
    tokenFile,
    out,
    own,
    prefix,
    paths: positionals.map((path) => path.replace(/^\//, '')),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        api: { type: 'string' },
        'token-file': { type: 'string' },
        out: { type: 'string', default: 'recorded-api.json' },
        own: { type: 'string' },
        prefix: { type: 'string' },
      },
    })
  } catch (cause) {
    throw new CommandError(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`, { cause })
  }
}

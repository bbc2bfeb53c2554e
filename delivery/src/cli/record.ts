import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { recordAnswers } from '@console/node-server/record-answers'
import { readRecording } from '@console/node-server/recorded-api'
import { CommandError } from '../errors/command-error.ts'
import { apiPathPrefix } from '../hosting/embedded-config.ts'
import { readSession } from '../smoke/running-api.ts'

const usage = `Usage:
  console-remote record --api <origin> --token-file <file> [--out <file>] [path…]

  Asks an API for each path, such as notes?page=2, and writes down what it answers, for tests, dev and check. Without paths it
  asks again for those that are in the file already. What was written there by hand, such as the answer to a POST, stays.
  Record from an API with demo data: the file is part of the repository.

  --api         the origin of the API, such as http://localhost:3000
  --token-file  the file of a token for it, or of what it answered to signing in
  --out         recorded-api.json by default
  --prefix      of the API's addresses; ${apiPathPrefix} by default`

/** `console-remote record …`. Gives what to print. @throws CommandError for the terminal. */
export async function record(root: string, args: readonly string[]): Promise<string> {
  const { api, tokenFile, out, prefix, paths } = parseOptions(args)
  const file = resolve(root, out)
  const isThere = await readFile(file).then(
    () => true,
    () => false,
  )
  const before = isThere ? await readRecording(file) : undefined
  const known = Object.keys(before?.answers ?? {}).flatMap((call) => /^GET (.+)$/.exec(call)?.[1] ?? [])
  const asked = paths.length === 0 ? known : paths
  if (asked.length === 0) throw new CommandError(`Say which paths to record.\n\n${usage}`)
  const session = await readSession(tokenFile)
  const recording = await recordAnswers({ baseUrl: `${api}${prefix}`, session, paths: asked })
  const answers = { ...before?.answers, ...recording.answers }
  await writeFile(file, `${JSON.stringify({ ...recording, answers }, null, 2)}\n`)
  return `${asked.length === 1 ? 'One answer' : `${asked.length} answers`} recorded in ${out}`
}

function parseOptions(args: readonly string[]) {
  const { values, positionals } = parse(args)
  const { api, out, prefix, 'token-file': tokenFile } = values
  const origin = URL.parse(api ?? '')?.origin
  if (origin === undefined || tokenFile === undefined)
    throw new CommandError(`Say --api and --token-file.\n\n${usage}`)
  return { api: origin, tokenFile, out, prefix, paths: positionals.map((path) => path.replace(/^\//, '')) }
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
        prefix: { type: 'string', default: apiPathPrefix },
      },
    })
  } catch (cause) {
    throw new CommandError(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`, { cause })
  }
}

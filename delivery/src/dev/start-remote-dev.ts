import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from '@console/node-server/command-error'
import { listen } from '@console/node-server/listen'
import { openRecordedApi, readRecording } from '@console/node-server/recorded-api'
import { parsePort } from '@console/node-server/server-environment'
import { apiPathPrefix, devPort } from '../hosting/embedded-config.ts'
import { findWorkspaceUnits, type WorkspaceUnit } from '../workspace/workspace-units.ts'
import { buildGateway } from './dev-gateway.ts'
import { openDevOwnApis } from './dev-own-apis.ts'
import { composeDevPointer } from './dev-pointer.ts'
import { serveBuiltUnit, serveUnitFromSource } from './dev-unit.ts'
import { forwardRequest } from './forward-request.ts'
import { buildOverrideGateway } from './override-gateway.ts'
import { rebuildOnChange } from './rebuilt-remote.ts'

const usage = `Usage:
  console-remote dev [--api <origin> | --recorded <file>] [--own <name>=<address>]
  console-remote dev --shell <origin>

  Serves this remote from source: inside the shell of the package @console/shell, with hot reload, or inside a deployed
  console, which is loaded anew after each change.

  --api       the origin of the API that is asked, such as https://api.example.com
  --recorded  a file of recorded answers in its place; recorded-api.json by default
  --own       the address of an own API, such as tickets=http://localhost:4000; the recorded answers by default
  --shell     the origin of a deployed console, such as https://console.example.com; its API is asked`

type Serving = { url: string; what: string }

/** `console-remote dev` of a remote in a repository of its own. @throws CommandError, SettingError for the terminal. */
export async function startRemoteDev(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Serving> {
  const { api, recorded, own, shell } = parseOptions(args)
  const [unit] = await findWorkspaceUnits(root, [])
  if (unit === undefined) throw new CommandError(`There is no remote.config.ts in ${root}.`)
  const app =
    shell === undefined
      ? await openLocalShell(unit, { api, own, recorded: resolve(root, recorded) })
      : await buildOverrideGateway(shell, await rebuildOnChange(unit))
  const { port } = await listen({
    port: parsePort(env['PORT'], devPort),
    host: '127.0.0.1',
    answer: (request) => app.fetch(request),
  })
  const around = shell ?? 'the shell of @console/shell'
  return { url: `http://localhost:${port}`, what: `${unit.name} from source, inside ${around}` }
}

type ApiChoice = { api: string | undefined; own: ReadonlyMap<string, string>; recorded: string }

async function openLocalShell(unit: WorkspaceUnit, { api, own, recorded }: ApiChoice) {
  // The shell of the package was built for development; so is the remote, for hot reload.
  process.env.NODE_ENV = 'development'
  const answers =
    api === undefined ? openRecordedApi(await readRecording(recorded), apiPathPrefix) : undefined
  const shellDir = findShell(unit.dir)
  const shell = { name: 'shell', dir: shellDir, distDir: join(shellDir, 'dist') }
  return buildGateway({
    own: await openDevOwnApis([unit], own),
    units: new Map([
      ['shell', serveBuiltUnit(shellDir, join(shellDir, 'dev'))],
      [unit.name, await serveUnitFromSource(unit)],
    ]),
    api: { fetch: (request) => (api ? forwardRequest(request, api) : answers?.fetch(request)) ?? noAnswer() },
    pointer: await composeDevPointer([shell, unit]),
    tell: console.warn,
  })
}

const noAnswer = () => new Response('There is no API.', { status: 502 })

function findShell(dir: string): string {
  try {
    return dirname(createRequire(join(dir, 'package.json')).resolve('@console/shell/package.json'))
  } catch (cause) {
    throw new CommandError('The package @console/shell is not installed: pnpm add -D @console/shell.', {
      cause,
    })
  }
}

function parseOptions(args: readonly string[]) {
  const { api, shell, own = [], recorded = 'recorded-api.json' } = parse(args)
  if (shell !== undefined && api !== undefined)
    throw new CommandError('Say either --shell or --api: a deployed console has its own API.')
  return { api: toOrigin('--api', api), shell: toOrigin('--shell', shell), own: readOwn(own), recorded }
}

function parse(args: readonly string[]) {
  try {
    const options = {
      api: { type: 'string' },
      shell: { type: 'string' },
      recorded: { type: 'string' },
      own: { type: 'string', multiple: true },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (cause) {
    throw new CommandError(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`, { cause })
  }
}

function readOwn(given: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    given.map((text) => {
      const [, name, address] = /^([a-z][a-z0-9-]*)=(https?:\/\/\S+?)\/?$/.exec(text) ?? []
      if (name !== undefined && address !== undefined) return [name, address]
      throw new CommandError(
        `--own takes a name and an address, such as tickets=http://localhost:4000, not “${text}”.`,
      )
    }),
  )
}

function toOrigin(flag: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin
  throw new CommandError(`${flag} takes an origin, such as https://console.example.com, not “${text}”.`)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openRecordedApi, type RecordedApi, readRecording } from '@console/node-server/recorded-api'
import { ownApiPrefix, recordingFile } from '@console/node-server/recording'
import type { ConsoleConfig } from '@console/shared/config'
import { toServedApis } from '../hosting/served-apis.ts'
import { importRemoteConfig, type WorkspaceUnit } from '../workspace/workspace-units.ts'
import { createOwnApiForward } from './forward-own-api.ts'

export type OwnApis = {
  /** For `/config.json`. */
  apis: ConsoleConfig['apis']
  /** Answers what is below `ownApiPrefix`. */
  fetch(request: Request): Promise<Response>
}

/**
 * The own APIs of remotes on the console's origin: forwarded to an address, or answered by the recording in the remote's
 * folder.
 * @param addresses by name: `http://localhost:4000`.
 */
export async function openDevOwnApis(
  units: readonly WorkspaceUnit[],
  addresses: ReadonlyMap<string, string> = new Map(),
): Promise<OwnApis> {
  const forwards = new Map(
    [...addresses].map(([name, address]) => [
      name,
      createOwnApiForward({ name, address, tell: console.warn }),
    ]),
  )
  const recorded = new Map<string, RecordedApi | undefined>()
  for (const { name, dir } of units) {
    const { apis = [] } = await importRemoteConfig(
      join(dir, 'remote.config.ts'),
      `remote.config.ts of ${name}`,
    )
    for (const api of apis) recorded.set(api, undefined)
    const file = join(dir, recordingFile)
    if (apis.length === 0 || !existsSync(file)) continue
    const answers = openRecordedApi(await readRecording(file), '')
    for (const api of apis) recorded.set(api, answers)
  }
  const names = [...new Set([...recorded.keys(), ...addresses.keys()])]
  return {
    apis: toServedApis(names.map((name) => [name, { sendsToken: true }])),
    async fetch(request) {
      const { name, path } = readOwnPath(request)
      const forward = forwards.get(name)
      if (forward !== undefined) return forward(request, path)
      return (await recorded.get(name)?.fetch(request)) ?? noAnswer(name)
    },
  }
}

/** `/api/own/tickets/notes/7` is `/notes/7` of `tickets`. */
export function readOwnPath({ url }: Request): { name: string; path: string } {
  const [, name = '', path = '/'] =
    /^\/([^/]+)(\/.*)?$/.exec(new URL(url).pathname.slice(ownApiPrefix.length)) ?? []
  return { name, path }
}

const noAnswer = (name: string) =>
  Response.json(
    {
      message: `Nothing answers for the API “${name}”. Record it (console-remote record --own ${name}), or say --own ${name}=http://localhost:4000.`,
    },
    { status: 502 },
  )

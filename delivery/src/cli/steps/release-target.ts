import { readFile } from 'node:fs/promises'
import { CommandError } from '@console/node-server/command-error'
import { openReleaseClient, type ReleaseClient } from '../../client/open-release-client.ts'
import { createCiTokenReader } from '../../client/token-reader.ts'
import { listSwitchedOff } from '../../releases/records/release-units.ts'
import type { ReleaseStore } from '../../releases/release-store.ts'
import type { ReleaseCommand } from '../command-line/parse-release-command.ts'

/** The operations that a release folder and a release server have in common. */
export type ReleaseTarget = Pick<
  ReleaseClient,
  | 'name'
  | 'remove'
  | 'rollback'
  | 'rollbackUnit'
  | 'shareCanary'
  | 'promoteCanary'
  | 'abortCanary'
  | 'disable'
  | 'enable'
  | 'list'
  | 'listMoves'
  | 'readCurrentState'
>

export const toTarget = (store: ReleaseStore): ReleaseTarget => ({
  ...store,
  name: store.dir,
  readCurrentState: async () => {
    // A damaged pointer is no reason to keep a list back, which names the way out of it.
    const current = await store.readCurrent().catch(() => undefined)
    return {
      switchedOff: listSwitchedOff(current?.release.remotes ?? []),
      expiresAt: current?.signed?.expires_at,
    }
  },
})

type Connecting = {
  command: Pick<ReleaseCommand, 'server' | 'serverTokenFile' | 'environments'>
  env?: Readonly<Record<string, string | undefined>> | undefined
  print: (line: string) => void
}

/** @throws CommandError where there is no token. */
export async function connect({ command, env = {}, print }: Connecting): Promise<ReleaseClient | undefined> {
  const { server, serverTokenFile: file } = command
  if (server === undefined) return undefined
  const token = file === undefined ? env['RELEASE_TOKEN'] : await readFile(file, 'utf8').catch(() => '')
  const readToken = token?.trim() ? async () => token.trim() : createCiTokenReader(env, server)
  if (readToken !== undefined)
    return openReleaseClient({ server, readToken, environment: command.environments[0], print })
  throw new CommandError(
    file === undefined
      ? "Give the team's token for the release server: --token-file <file>, or RELEASE_TOKEN."
      : `There is no token to read at ${file}.`,
  )
}

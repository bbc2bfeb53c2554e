import { readFile } from 'node:fs/promises'
import { CommandError } from '@console/node-server/command-error'
import { openReleaseClient, type ReleaseClient } from '../../client/open-release-client.ts'
import { createCiTokenReader } from '../../client/token-reader.ts'
import type { ReleaseCommand } from '../command-line/parse-release-command.ts'
import type { ReleaseContext } from './release-context.ts'

type Connecting = Pick<ReleaseContext, 'env' | 'print'> & {
  command: Pick<ReleaseCommand, 'server' | 'serverTokenFile' | 'environments'>
}

/** @throws CommandError where there is no token. */
export async function connect({ command, env, print }: Connecting): Promise<ReleaseClient | undefined> {
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

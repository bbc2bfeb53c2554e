import type { RecordedRemote, Release } from '@console/shared/release'
import {
  type Gives,
  type RemoteContract,
  remoteContractSchema,
  shellContractSchema,
} from '@console/shared/release/contract'
import type * as z from 'zod/mini'
import { isReleaseError } from '../../errors/release-error.ts'
import type { PublishedFiles } from '../site/published-files.ts'
import { parseJsonAs, unreadable } from '../site/read-json-file.ts'
import { toFileAddress } from '../site/site-layout.ts'

/** The modules and names that the units of a combination use and provide. */
export type Contracts = {
  gives: Gives
  /** By name of the remote. */
  remotes: ReadonlyMap<string, RemoteContract>
  /** By name of the remote, why its `remote.json` cannot be read, and what to do: sentences. */
  unread: ReadonlyMap<string, string>
}

/**
 * Reads `shell.json` and `remote.json`, which builds leave beside the files of each unit.
 * @throws ReleaseError `damaged` where the shell's or an incoming remote's cannot be read.
 */
export async function readContracts(
  files: PublishedFiles,
  { shell, remotes }: Pick<Release, 'shell' | 'remotes'>,
  incoming: readonly string[],
): Promise<Contracts> {
  const read = async <Output>(name: string, version: string, file: string, schema: z.ZodMiniType<Output>) => {
    const source = {
      shownAs: `The ${file} of ${name} ${version}`,
      code: 'damaged',
      advice: `Build ${name} again and publish it, or move to another release: pnpm release rollback.`,
    } as const
    const content = await files.read(toFileAddress({ name, version }, file)).catch((cause: unknown) => {
      throw unreadable(source, cause)
    })
    return parseJsonAs(content.toString('utf8'), schema, source)
  }
  const unread = new Map<string, string>()
  const readRemote = async ({ name, version }: RecordedRemote) => {
    try {
      return [name, await read(name, version, 'remote.json', remoteContractSchema)] as const
    } catch (error) {
      if (incoming.includes(name) || !isReleaseError(error)) throw error
      unread.set(name, error.message)
      return [name, { uses: {} }] as const
    }
  }
  const [{ gives }, contracts] = await Promise.all([
    read('shell', shell.version, 'shell.json', shellContractSchema),
    Promise.all(remotes.map(readRemote)),
  ])
  return { gives, remotes: new Map(contracts), unread }
}

import { RequestRefusal } from '../errors/request-refusal.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { listEnvironments } from '../releases/site/list-environments.ts'
import type { Team } from './teams/teams-file.ts'

export type Serving = {
  openStore: (environment: string) => Promise<ReleaseStore>
  /** The environments that the server moves, the first by default; undefined for all in the folder. */
  environments: readonly [string, ...string[]] | undefined
}

export type ServedEnvironments = ReturnType<typeof serveEnvironments>

/** The environments of one release folder: all can be read, and those that are served can be moved. */
export function serveEnvironments({ openStore, environments }: Serving, own: string) {
  const stores = new Map<string, Promise<ReleaseStore>>()
  let folder: string | undefined
  const open = async (name: string) => {
    const opening = stores.get(name) ?? openStore(name)
    stores.set(name, opening)
    const store = await opening
    folder = store.dir
    return store
  }
  const listAll = async () => {
    const { dir } = await open(own)
    return [...new Set([...(environments ?? []), ...(await listEnvironments(dir))])]
  }
  const listMoved = async () => environments ?? (await listAll())
  return {
    own,
    /** A message of the store, without where on the machine its folder is: callers are elsewhere. */
    withoutPaths: (message: string): string =>
      folder === undefined
        ? message
        : message.replaceAll(`${folder}/`, '').replaceAll(folder, 'the release folder'),
    listAll,
    /** The environments that the server moves. */
    listMoved,
    /** The environments that a team may move. */
    listMovable: async (team: Pick<Team, 'environments'>) =>
      (await listMoved()).filter((name) => team.environments?.includes(name) ?? true),
    /** The environment to read. @throws RequestRefusal. */
    async open(name = own): Promise<ReleaseStore> {
      const names = await listAll()
      if (names.includes(name)) return open(name)
      throw new RequestRefusal(
        404,
        'environment',
        `There is no environment “${name}” here. There are: ${names.join(', ')}.`,
      )
    },
    /** The environment to move. @throws RequestRefusal where the server or the team may not. */
    async openMoved(team: Pick<Team, 'team' | 'environments'>, name = own): Promise<ReleaseStore> {
      if (environments !== undefined && !environments.includes(name))
        throw new RequestRefusal(
          403,
          'environment',
          `The release server does not release into ${name}. It does into ${environments.join(', ')}.`,
        )
      if (team.environments !== undefined && !team.environments.includes(name))
        throw new RequestRefusal(
          403,
          'right',
          `The token is ${team.team}’s, which may release into ${team.environments.join(', ')}, and not into ${name}. Ask an administrator of the release server for the right.`,
        )
      return open(name)
    },
  }
}

import type { RecordedCanary, Release } from '@console/shared/release'
import type { environmentsAnswerSchema, ServedEnvironment } from '@console/shared/release-server/environments'
import type * as z from 'zod/mini'
import { isReleaseError } from '../errors/release-error.ts'
import type { movesAnswerSchema, releasesAnswerSchema } from '../protocol/list-answers.schema.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { ServedEnvironments } from './served-environments.ts'

/** The newest moves first, and what is switched off now. */
export async function listServedMoves(
  store: ReleaseStore,
  most?: number,
): Promise<z.infer<typeof movesAnswerSchema>> {
  const { switchedOff, expiresAt } = await store.readCurrentState()
  return { moves: await store.listMoves(most), switched_off: switchedOff, expires_at: expiresAt }
}

/** The current release of each environment. One that cannot be read carries its problem and hides no other. */
export async function listServedEnvironments({
  listAll,
  open,
}: ServedEnvironments): Promise<z.infer<typeof environmentsAnswerSchema>> {
  const names = await listAll()
  return { environments: await Promise.all(names.map(async (name) => describe(name, await open(name)))) }
}

async function describe(environment: string, store: ReleaseStore): Promise<ServedEnvironment> {
  try {
    const current = await store.readCurrent()
    if (current === undefined) return { environment, release: null, moved_at: null }
    const { id, shell, remotes } = current.release
    return {
      environment,
      moved_at: current.moved_at,
      expires_at: current.signed?.expires_at,
      release: { id, shell: { version: shell.version }, remotes: remotes.map(toServedRemote) },
    }
  } catch (error) {
    if (!isReleaseError(error)) throw error
    return { environment, release: null, moved_at: null, problem: error.message }
  }
}

function toServedRemote({ name, title, team, version, disabled, canary }: Release['remotes'][number]) {
  return {
    ...{ name, title, team, version },
    ...(disabled && { disabled }),
    ...(canary && { canary: toServedCanary(canary) }),
  }
}

const toServedCanary = ({ remote, ...audience }: RecordedCanary) => ({ ...audience, version: remote.version })

/** The newest releases first, by the versions in it. */
export async function listServedReleases(
  store: ReleaseStore,
  most?: number,
): Promise<z.infer<typeof releasesAnswerSchema>> {
  const releases = (await store.list(most)).map(({ record, by, reason, isCurrent }) => {
    const { id, created_at, shell } = record
    const remotes = record.remotes.map(({ name, version }) => ({ name, version }))
    return { record: { id, created_at, shell: { version: shell.version }, remotes }, by, reason, isCurrent }
  })
  return { releases }
}

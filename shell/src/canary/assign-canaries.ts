import { type Canary, canarySchema } from '@console/shared/release/canary'
import type { User } from '@console/shared/schemas/session'
import { areClaimsClear } from '../release/are-claims-clear.ts'
import type { Assignment, KnownRemote } from '../release/known-release.ts'
import { toReleased } from '../release/to-released.ts'
import { replaceRemote } from '../remotes/replace-remote.ts'
import { sessionStore } from '../session/session.store.ts'
import type { Watched } from '../updates/watched.ts'
import { isInCanary } from './is-in-canary.ts'

/** Assigns the signed-in person a version of each remote that has a canary, also in entries from later releases. */
export function assignCanaries(watched: Watched): void {
  const { loader } = watched
  let person: User['id'] | null = null

  function assign() {
    const { user } = sessionStore.getState()
    if (user === null) return
    if (user.id !== person) {
      person = user.id
      unassign()
    }
    for (const remote of loader.remotes.getState()) {
      if (remote.canary === undefined || remote.assignment !== undefined) continue
      const { data: canary } = canarySchema.safeParse(remote.canary)
      if (canary !== undefined)
        place(watched, remote, { canary, group: isInCanary(canary, user) ? 'canary' : 'control' })
    }
  }

  /** Somebody else has signed in. */
  function unassign() {
    for (const remote of loader.remotes.getState())
      if (remote.assignment !== undefined) replaceRemote(loader, remote, toReleased(remote))
  }

  sessionStore.subscribe(assign)
  loader.remotes.subscribe(assign)
  assign()
}

type Placing = { canary: Canary; group: Assignment['group'] }

function place(watched: Watched, remote: KnownRemote, { canary, group }: Placing) {
  const { loader, config, platform } = watched
  const remotes = loader.remotes.getState()
  // A later release may have replaced the entry meanwhile.
  if (!remotes.includes(remote)) return
  const { remote: version, ...audience } = canary
  const control: KnownRemote = { ...remote, assignment: { group: 'control', audience, released: remote } }
  const trial: KnownRemote = {
    ...version,
    canary: remote.canary,
    ...(remote.disabled && { disabled: remote.disabled }),
    ...(remote.release !== undefined && { release: remote.release }),
    assignment: { group: 'canary', audience, released: remote },
  }
  const isClear = areClaimsClear(
    remotes.map((each) => (each === remote ? trial : each)),
    config,
  )
  if (group === 'canary' && isClear) return replaceRemote(loader, remote, trial)
  replaceRemote(loader, remote, control)
  if (group === 'canary')
    platform.telemetry.log('warn', 'A canary does not fit the sections that run here', {
      remote: remote.name,
      version: version.version,
    })
}

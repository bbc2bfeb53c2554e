import { whenSectionLeft } from '../containment/when-section-left.ts'
import { sleep } from '../network/sleep.ts'
import { isTaken } from '../release/are-claims-clear.ts'
import { fetchRelease } from '../release/fetch-boot-documents.ts'
import type { KnownRemote, StandIn } from '../release/known-release.ts'
import { toReleased } from '../release/to-released.ts'
import type { RemoteFailureReason } from '../remotes/remote-failure.ts'
import type { RemoteState } from '../remotes/remote-loader.ts'
import { replaceRemote } from '../remotes/replace-remote.ts'
import { renewRemote } from '../updates/renew-remote.ts'
import type { Watched } from '../updates/watched.ts'
import { noteBreakerEvent, readBreaker } from './breaker.store.ts'
import { firstWait, isDue } from './circuit-breaker.ts'
import { findStandIn } from './find-stand-in.ts'

/** Failures that another version may fix: not a wrong range or format, which publishing would have refused. */
const counted: ReadonlySet<RemoteFailureReason> = new Set(['unreachable', 'tampered', 'broken', 'invalid'])

/** Milliseconds that opening a section waits for its stand-in before the failed version is tried after all. */
const timeout = 3000

/** Records the outcome of a version's start. */
export async function noteState(watched: Watched, remote: KnownRemote, state: RemoteState): Promise<void> {
  if (remote.preview !== undefined) return
  if (state.status === 'ready') noteStart(watched, remote)
  if (state.status !== 'failed') return
  const { late, reason } = state.failure
  const { name, version } = remote
  if (await late) watched.platform.telemetry.log('info', 'A section came late', { remote: name, version })
  // Another version may have replaced it while it was loading.
  else if (late === undefined || watched.loader.find(name)?.version === version)
    await noteFailure(watched, remote, reason)
}

/** Counts a failure, and switches to another version after too many. True when another version stands in. */
export async function noteFailure(
  watched: Watched,
  remote: KnownRemote,
  reason: RemoteFailureReason,
): Promise<boolean> {
  // Offline, no version would load.
  if (!counted.has(reason) || !navigator.onLine || remote.preview !== undefined) return false
  return noteBreakerEvent(remote, 'failed').state === 'open' && takeStandIn(watched, remote)
}

/** Closes the breaker of a version that failed before and has now started. */
function noteStart({ platform }: Watched, remote: KnownRemote): void {
  if (readBreaker(remote).state === 'closed') return
  noteBreakerEvent(remote, 'started')
  platform.telemetry.log('info', 'A section starts again', { remote: remote.name, version: remote.version })
}

/** On page load: a version that failed before is not tried before its time. */
export function restoreStandIns(watched: Watched): (name: string) => Promise<void> {
  const waits = new Map<string, Promise<unknown>>()
  for (const remote of watched.loader.remotes.getState()) {
    const breaker = readBreaker(remote)
    if (breaker.state !== 'open' || remote.preview !== undefined) continue
    if (isDue(breaker, Date.now())) noteBreakerEvent(remote, 'tried')
    else waits.set(remote.name, Promise.race([takeStandIn(watched, remote), sleep(timeout)]))
  }
  return async (name) => void (await waits.get(name))
}

/** Replaces a failed version with an earlier one, or with the current one if the release has moved on. Never rejects. */
async function takeStandIn(watched: Watched, failing: KnownRemote): Promise<boolean> {
  const { loader } = watched
  const { name, version, assignment } = failing
  const original = failing.standsIn?.for ?? version
  if (assignment?.group === 'canary') {
    const control = { ...assignment, group: 'control' } as const
    standIn(watched, failing, { ...toReleased(failing), assignment: control, standsIn: { for: version } })
    return true
  }
  try {
    const current = await fetchRelease(watched.config)
    const entry = current.remotes.find((remote) => remote.name === name)
    if (entry !== undefined && ![version, original].includes(entry.version))
      return await renewRemote(watched, name)
    const found = await findStandIn(failing, { ...watched, recent: current.recent })
    const others = loader.remotes.getState().flatMap((each) => (each.name === name ? [] : each.paths))
    if (found?.remote.paths.every((path) => !isTaken(path, [], others)) !== true) return false
    if (watched.loader.find(name)?.version !== version) return false
    standIn(watched, failing, {
      ...found.remote,
      ...(entry?.disabled && { disabled: entry.disabled }),
      release: found.release,
      standsIn: { for: original, releasedAt: found.releasedAt },
    })
    return true
  } catch {
    // Nothing could be fetched; the failure and its Retry button stay on screen.
    return false
  }
}

function standIn(watched: Watched, failing: KnownRemote, entry: KnownRemote & { standsIn: StandIn }) {
  const { loader, platform } = watched
  const { name, version, release, standsIn } = entry
  replaceRemote(loader, failing, entry)
  const what = entry.assignment
    ? 'A section runs its released version'
    : 'A section runs its previous version'
  const facts = {
    remote: name,
    version: standsIn.for,
    runs: version,
    ...(release !== undefined && { release }),
  }
  platform.telemetry.log('warn', what, facts)
  scheduleTrial(watched, name, standsIn.for)
}

const timers = new Map<string, ReturnType<typeof setTimeout>>()

function scheduleTrial(watched: Watched, name: string, version: string) {
  const breaker = readBreaker({ name, version })
  const due = breaker.state === 'open' ? breaker.until - Date.now() : 0
  clearTimeout(timers.get(name))
  timers.set(
    name,
    setTimeout(() => whenSectionLeft(name, () => void tryAgain(watched, name)), due),
  )
}

/** Takes the entry of the current release for the section's next visit. */
async function tryAgain(watched: Watched, name: string): Promise<void> {
  const standIn = watched.loader.find(name)
  if (standIn?.standsIn === undefined) return
  try {
    if (await renewRemote(watched, name)) noteBreakerEvent({ name, version: standIn.standsIn.for }, 'tried')
  } catch {
    timers.set(
      name,
      setTimeout(() => whenSectionLeft(name, () => void tryAgain(watched, name)), firstWait),
    )
  }
}

/** For a page that is about to reload with the current release. */
export const allowTrial = ({ name, standsIn }: KnownRemote): void => {
  if (standsIn !== undefined) noteBreakerEvent({ name, version: standsIn.for }, 'tried')
}

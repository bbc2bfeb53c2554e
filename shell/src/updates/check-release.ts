import { BootError } from '../release/boot-error.ts'
import { fetchPointer, readRelease } from '../release/fetch-boot-documents.ts'
import type { KnownRelease, KnownRemote } from '../release/known-release.ts'
import { toReleased } from '../release/to-released.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'
import { isSignedIn } from '../session/session.store.ts'
import { leaveEndedCanaries } from './leave-ended-canaries.ts'
import { offerUpdate } from './offer-update.ts'
import type { Watched } from './watched.ts'

/** Minimum milliseconds between two checks when the tab regains focus. */
const minInterval = 5_000

/** Result of the last check. */
const seen = { at: 0, text: '', offered: '' }

/** Applies switches, and offers a release published after this page was loaded. */
export async function checkRelease(watched: Watched): Promise<void> {
  const { platform, loader, release } = watched
  if (!isSignedIn() || Date.now() - seen.at < minInterval) return
  seen.at = Date.now()
  const current = await readCurrent(watched)
  if (current === null) return
  applySwitches(loader, current)
  leaveEndedCanaries(watched, current)
  if (current.id === release.id || current.id === seen.offered) return
  const { preview } = release
  const running = preview?.state === 'running' ? preview.released : loader.remotes.getState()
  if (!isOther(current, release.shell.version, running)) return
  seen.offered = current.id
  offerUpdate(platform)
}

/** Null if nothing changed, it could not be read, or it may not be started; the next check may succeed. */
async function readCurrent({ config, platform }: Watched): Promise<KnownRelease | null> {
  try {
    const pointer = await fetchPointer()
    if (pointer.text === seen.text) return null
    const current = await readRelease(pointer, config)
    seen.text = pointer.text
    return current
  } catch (error) {
    const problems = error instanceof BootError ? error.problems : []
    if (problems.some((problem) => problem.startsWith('release-')))
      platform.telemetry.log('warn', 'A release was not offered', { problem: problems.join('; ') })
    return null
  }
}

/** Switches take effect at once, whichever version of the section runs here. */
function applySwitches(loader: RemoteLoader, current: KnownRelease) {
  for (const remote of loader.remotes.getState()) {
    const entry = current.remotes.find(({ name }) => name === remote.name)
    if (entry === undefined || remote.preview !== undefined) continue
    if (toText(entry.disabled) === toText(remote.disabled)) continue
    const { disabled: _, ...rest } = remote
    loader.replace(entry.disabled === undefined ? rest : { ...rest, disabled: entry.disabled })
  }
}

const toText = (disabled: KnownRemote['disabled']) => JSON.stringify(disabled)

/** Whether any unit would run in another version. */
const isOther = (current: KnownRelease, shellVersion: string, running: readonly KnownRemote[]): boolean =>
  current.shell.version !== shellVersion ||
  current.remotes.length !== running.length ||
  running.some((remote) => {
    const entry = current.remotes.find(({ name }) => name === remote.name)
    // People with a canary are offered neither another canary nor its end.
    return ![remote.version, toReleased(remote).version].includes(entry?.version ?? '')
  })

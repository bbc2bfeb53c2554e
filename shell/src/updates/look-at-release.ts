import { BootError } from '../release/boot-error.ts'
import { fetchPointer, readRelease } from '../release/fetch-boot-documents.ts'
import type { KnownRelease, KnownRemote } from '../release/known-release.ts'
import { toReleased } from '../release/to-released.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'
import { isSignedIn } from '../session/session.store.ts'
import { leaveEndedCanaries } from './leave-ended-canaries.ts'
import { offerUpdate } from './offer-update.ts'
import type { Watched } from './watched.ts'

/** Milliseconds that coming back waits after the last look. */
const shortest = 5_000

/** What the last look saw. */
const seen = { at: 0, text: '', offered: '' }

/** Takes what is switched off and on, and offers a release that was published after this page was opened. */
export async function lookAtRelease(watched: Watched): Promise<void> {
  const { platform, loader, release } = watched
  if (!isSignedIn() || Date.now() - seen.at < shortest) return
  seen.at = Date.now()
  const current = await readCurrent(watched)
  if (current === null) return
  takeSwitches(loader, current)
  leaveEndedCanaries(watched, current)
  if (current.id === release.id || current.id === seen.offered) return
  const { preview } = release
  const running = preview?.state === 'running' ? preview.released : loader.remotes.getState()
  if (!isOther(current, release.shell.version, running)) return
  seen.offered = current.id
  offerUpdate(platform)
}

/** Null when nothing moved, when it could not be read, or when it may not be started: the next look may be luckier. */
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

/** What is switched off or on again counts at once, whichever version of the section runs here. */
function takeSwitches(loader: RemoteLoader, current: KnownRelease) {
  for (const remote of loader.remotes.getState()) {
    const entry = current.remotes.find(({ name }) => name === remote.name)
    if (entry === undefined || remote.preview !== undefined) continue
    if (toText(entry.disabled) === toText(remote.disabled)) continue
    const { disabled: _, ...rest } = remote
    loader.replace(entry.disabled === undefined ? rest : { ...rest, disabled: entry.disabled })
  }
}

const toText = (disabled: KnownRemote['disabled']) => JSON.stringify(disabled)

/** Whether anything would run in another version than it does here. */
const isOther = (current: KnownRelease, shellVersion: string, running: readonly KnownRemote[]): boolean =>
  current.shell.version !== shellVersion ||
  current.remotes.length !== running.length ||
  running.some((remote) => {
    const entry = current.remotes.find(({ name }) => name === remote.name)
    // Who has a canary is offered neither another one nor its end.
    return ![remote.version, toReleased(remote).version].includes(entry?.version ?? '')
  })

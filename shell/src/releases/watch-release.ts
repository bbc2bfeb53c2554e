import type { ConsoleConfig } from '@console/shared/config'
import { BootError } from '../boot/boot-error.ts'
import { fetchRelease } from '../boot/fetch-boot-documents.ts'
import type { ConsoleServices } from '../console/console-services.ts'
import { mayLeave } from '../drafts/may-leave.ts'
import { isSignedIn } from '../session/session.store.ts'

/** Milliseconds between two looks at the current release; coming back to the page looks as well, but not more often. */
const interval = 10 * 60_000
/** Milliseconds that coming back waits after the last look. */
const shortest = 5_000

type WatchedServices = Pick<ConsoleServices, 'config' | 'release' | 'platform'>

/** Offers a release that was published after this page was opened. Nobody is taken off their work for it. */
export function watchRelease({ config, release, platform }: WatchedServices): void {
  let known = release.id
  let lookedAt = 0

  async function look() {
    if (document.visibilityState !== 'visible' || !isSignedIn() || Date.now() - lookedAt < shortest) return
    lookedAt = Date.now()
    const current = await readCurrentId(config, platform)
    if (current === null || current === known) return
    known = current
    if (current !== release.id) offer()
  }

  function offer() {
    platform.notify.info('A new version of the console is ready', {
      description: 'Update to use it. Work that is not saved is asked about first.',
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Update', onClick: () => void update() },
    })
  }

  async function update() {
    if (await mayLeave('update')) location.reload()
    else offer()
  }

  document.addEventListener('visibilitychange', () => void look())
  setInterval(() => void look(), interval)
}

/** Null when it could not be read, or may not be started: the next look may be luckier. */
async function readCurrentId(
  config: ConsoleConfig,
  { telemetry }: WatchedServices['platform'],
): Promise<string | null> {
  try {
    return (await fetchRelease(config)).id
  } catch (error) {
    const problems = error instanceof BootError ? error.problems : []
    if (problems.some((problem) => problem.startsWith('release-')))
      telemetry.log('warn', 'A release was not offered', { problem: problems.join('; ') })
    return null
  }
}

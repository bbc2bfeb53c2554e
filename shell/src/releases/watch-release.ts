import { releasePointerSchema } from '@console/shared/release'
import type { ConsoleServices } from '../console/console-services.ts'
import { mayLeave } from '../drafts/may-leave.ts'
import { isSignedIn } from '../session/session.store.ts'

/** Milliseconds between two looks at the current release; coming back to the page looks as well, but not more often. */
const interval = 10 * 60_000
/** Milliseconds that coming back waits after the last look. */
const shortest = 5_000

/** Offers a release that was published after this page was opened. Nobody is taken off their work for it. */
export function watchRelease({ release, platform }: Pick<ConsoleServices, 'release' | 'platform'>): void {
  let known = release.id
  let lookedAt = 0

  async function look() {
    if (document.visibilityState !== 'visible' || !isSignedIn() || Date.now() - lookedAt < shortest) return
    lookedAt = Date.now()
    const current = await readCurrentId()
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

/** Null when it could not be read: the next look may be luckier. */
async function readCurrentId(): Promise<string | null> {
  try {
    const response = await fetch('/releases/current.json', { cache: 'no-cache' })
    return releasePointerSchema.parse(await response.json()).release.id
  } catch {
    return null
  }
}

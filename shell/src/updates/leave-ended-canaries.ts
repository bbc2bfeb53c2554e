import { canarySchema } from '@console/shared/release/canary'
import { whenSectionLeft } from '../containment/when-section-left.ts'
import type { KnownRelease } from '../release/known-release.ts'
import { toReleased } from '../release/to-released.ts'
import { replaceRemote } from '../remotes/replace-remote.ts'
import type { Watched } from './watched.ts'

/** Switches people whose canary has ended back to the released version, from the section's next visit. */
export function leaveEndedCanaries(
  { loader, release }: Pick<Watched, 'loader' | 'release'>,
  current: KnownRelease,
): void {
  for (const remote of loader.remotes.getState()) {
    const { name, version, assignment } = remote
    const entry = current.remotes.find((each) => each.name === name)
    if (assignment?.group !== 'canary' || entry === undefined || entry.version === version) continue
    if (canarySchema.safeParse(entry.canary).data?.remote.version === version) continue
    whenSectionLeft(name, () => {
      const running = loader.find(name)
      if (running?.version !== version) return
      const { canary: _, ...released } = toReleased(running)
      // Only versions released with this shell are known to fit it.
      const fits = current.shell.version === release.shell.version
      replaceRemote(loader, running, fits ? { ...entry, release: current.id } : released)
    })
  }
}

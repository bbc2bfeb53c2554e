import type { TrialRelease } from '../releases/candidate/prove-candidate.ts'
import { buildUnitAddress } from '../releases/site/site-layout.ts'
import type { SmokeProblem } from './smoke-problem.ts'

/**
 * Units whose first file the browser has not run: the entry of a remote, the first script of the shell.
 * @param proved addresses that reached the browser with the bytes that the record names.
 */
export function findUnproved(
  { release, changes }: Pick<TrialRelease, 'release' | 'changes'>,
  proved: ReadonlySet<string>,
): SmokeProblem[] {
  return changes.flatMap(({ name, to }) => {
    const remote = release.remotes.find((each) => each.name === name)
    if (to === undefined || remote?.disabled !== undefined) return []
    const folder = `${buildUnitAddress(name, to)}/`
    const isProved = remote
      ? proved.has(`${folder}${remote.entry}`)
      : [...proved].some((address) => address.startsWith(folder) && address.endsWith('.js'))
    return isProved ? [] : [{ unit: name, seen: `no screen ran what would be published of version ${to}` }]
  })
}

import type { RecordedRemote } from '@console/shared/release'
import { ownsPath } from '@console/shared/remote-config'
import type { ReleaseProblem } from '../../errors/release-problem.ts'
import type { Redirect } from '../records/release-units.ts'

/** The most redirects: the pointer carries all of them. */
const mostRedirects = 100

/** Redirects are followed once, before anybody is asked who owns a path. */
export function findRedirectProblems(
  redirects: readonly Redirect[],
  remotes: readonly RecordedRemote[],
  isReserved: (path: string) => boolean,
): ReleaseProblem[] {
  const most: ReleaseProblem[] =
    redirects.length > mostRedirects
      ? [{ kind: 'redirects-too-many', redirects: redirects.length, most: mostRedirects }]
      : []
  return [
    ...most,
    ...redirects.flatMap((redirect) => findProblem({ redirect, redirects, remotes, isReserved }) ?? []),
  ]
}

type Judged = {
  redirect: Redirect
  redirects: readonly Redirect[]
  remotes: readonly RecordedRemote[]
  isReserved: (path: string) => boolean
}

/** The first fault of a redirect; others show once that is mended. */
function findProblem({ redirect, redirects, remotes, isReserved }: Judged): ReleaseProblem | undefined {
  const { from, to } = redirect
  if (from === '/' || isReserved(from)) return { kind: 'redirect-reserved', from, to }
  for (const { name, paths } of remotes) {
    const path = paths.find((owned) => ownsPath(owned, from) || ownsPath(from, owned))
    if (path !== undefined && !ownsPath(from, to))
      return { kind: 'redirect-shadowed', from, to, owner: name, path }
  }
  const way = followRedirects(redirect, redirects)
  if (way.includes(redirect)) return { kind: 'redirect-loop', from, to }
  const next = way.at(-1)
  if (next !== undefined) return { kind: 'redirect-chain', from, to, next }
  if (!remotes.some(({ paths }) => paths.some((path) => ownsPath(path, to))))
    return { kind: 'redirect-unowned', from, to }
  return undefined
}

/** The redirects that would follow it, until one repeats. */
function followRedirects(first: Redirect, redirects: readonly Redirect[]): Redirect[] {
  const way: Redirect[] = []
  let next = redirects.find(({ from }) => ownsPath(from, first.to))
  while (next !== undefined && !way.includes(next)) {
    way.push(next)
    const { to } = next
    next = redirects.find(({ from }) => ownsPath(from, to))
  }
  return way
}

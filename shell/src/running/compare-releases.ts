import type { KnownRelease, KnownRemote } from '../release/known-release.ts'
import { toReleased } from '../release/to-released.ts'

/** Describes the units that a new tab would run in another version than this one. */
export function listDifferences(
  running: { shell: string; remotes: readonly KnownRemote[] },
  current: KnownRelease,
): string[] {
  // A canary applies in every tab, so only released versions are compared.
  const here = toVersions(running.shell, running.remotes.map(toReleased))
  const there = toVersions(current.shell.version, current.remotes)
  const names = [...new Set([...here.keys(), ...there.keys()])]
  return names
    .filter((name) => here.get(name) !== there.get(name))
    .map((name) => `${name}: ${here.get(name) ?? 'not here'} → ${there.get(name) ?? 'removed'}`)
}

const toVersions = (shell: string, remotes: readonly KnownRemote[]) =>
  new Map([['shell', shell], ...remotes.map(({ name, version }) => [name, version] as const)])

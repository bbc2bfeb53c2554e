import type { Move } from '@console/shared/release-server/move'

type Known = {
  /** Every move, oldest first. */
  moves: readonly Pick<Move, 'moved_at' | 'from' | 'to'>[]
  /** The current release and those that the pointer names beside it. */
  named: readonly string[]
  /** Milliseconds since the epoch. */
  since: number
}

/**
 * The releases to keep: those that a pointer named at any time since then, since a tab that was opened by it may still
 * need any of its files. A pointer counts until it was replaced. Releases that no move mentions are kept as well: it is not known when
 * they were current.
 */
export function listKept(ids: readonly string[], { moves, named, since }: Known): Set<string> {
  const ends = new Map<string, number>()
  moves.forEach(({ moved_at, from, to }, index) => {
    const replaced = Date.parse(moves[index + 1]?.moved_at ?? '')
    ends.set(to, Number.isNaN(replaced) ? Number.POSITIVE_INFINITY : replaced)
    if (from !== null) ends.set(from, Math.max(ends.get(from) ?? 0, Date.parse(moved_at)))
  })
  const isNeeded = (id: string) => named.includes(id) || (ends.get(id) ?? since) >= since
  return new Set(ids.filter(isNeeded))
}

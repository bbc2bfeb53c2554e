import { isLoaded, type LoadedSite } from './load-site.ts'
import type { Move } from './move-history.ts'
import { compareReleases } from './release-units.ts'

/** With what changed, also where an earlier command line wrote the line. `isCurrent`: the pointer is where it led. */
export type ListedMove = Move & { units: NonNullable<Move['units']>; isCurrent: boolean }

/** Every move that was finished, oldest first. */
export function listMoves({
  pointer,
  history: { moves },
  records,
}: Pick<LoadedSite, 'pointer' | 'history' | 'records'>): ListedMove[] {
  const current = isLoaded(pointer) ? pointer.value : undefined
  const isUnfinished = current !== undefined && moves.at(-1)?.moved_at !== current.moved_at
  return moves.slice(0, isUnfinished ? -1 : undefined).map((move) => ({
    ...move,
    units: move.units ?? compareKnown(records, move),
    isCurrent: move.moved_at === current?.moved_at,
  }))
}

/** Releases whose records have to say what changed, since the line of the history does not. */
export const listComparedReleases = (moves: readonly Move[]): string[] => [
  ...new Set(moves.flatMap(({ units, from, to }) => (units === undefined ? [from ?? [], to].flat() : []))),
]

function compareKnown(records: LoadedSite['records'], move: Pick<Move, 'from' | 'to'>) {
  const [before, after] = [move.from, move.to].map((id) => {
    const loaded = id === null ? undefined : records.get(id)
    return loaded !== undefined && isLoaded(loaded) ? loaded.value : undefined
  })
  if (after === undefined) return []
  return compareReleases(before, after).changes.map(({ name, from = null, to = null }) => ({
    name,
    from,
    to,
  }))
}

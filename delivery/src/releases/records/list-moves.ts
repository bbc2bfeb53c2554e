import type { ListedMove, Move } from '@console/shared/release-server/move'
import { isLoaded, type LoadedSite } from './load-site.ts'
import { compareReleases } from './release-units.ts'

/** Every move that was finished, oldest first; with what changed, also where an earlier command line wrote the line. */
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

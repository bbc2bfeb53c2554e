import type { ListedMove, Move } from '@console/shared/release-server/move'
import type { SiteLayout } from '../site/site-layout.ts'
import { isLoaded, type LoadedSite, loadPointer, loadRecords } from './load-site.ts'
import { loadHistory } from './move-history.ts'
import { compareReleases } from './release-units.ts'

/** Every finished move, oldest first, with its changes, which lines of an earlier command line do not have. */
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

/** Newest first; only the listed ones are read. */
export async function listLastMoves(layout: SiteLayout, most?: number): Promise<ListedMove[]> {
  const pointer = await loadPointer(layout)
  // The last one may be unfinished.
  const history = await loadHistory(layout, most && most + 1)
  const records = await loadRecords(layout, listComparedReleases(history.moves.slice(most && -most)))
  const moves = listMoves({ pointer, history, records }).reverse()
  return most === undefined ? moves : moves.slice(0, most)
}

/** Releases whose records have to say what changed, since the line of the history does not. */
const listComparedReleases = (moves: readonly Move[]): string[] => [
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

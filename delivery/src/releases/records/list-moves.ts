import type { ReleaseRecord } from '@console/shared/release'
import type { SiteLayout } from '../site/site-layout.ts'
import { type Move, readMoves } from './move-history.ts'
import { readPointer, readRecord } from './read-release.ts'
import { compareReleases } from './release-units.ts'

/** With what changed, also where an earlier command line wrote the line. `isCurrent`: the pointer is where it led. */
export type ListedMove = Move & { units: NonNullable<Move['units']>; isCurrent: boolean }

/** Every move that was finished, oldest first. */
export async function listMoves(layout: SiteLayout): Promise<ListedMove[]> {
  const pointer = await readPointer(layout).catch(() => undefined)
  const moves = await readMoves(layout)
  const isUnfinished = pointer !== undefined && moves.at(-1)?.moved_at !== pointer.moved_at
  const readKnown = rememberRecords(layout)
  return Promise.all(
    moves.slice(0, isUnfinished ? -1 : undefined).map(async (move) => ({
      ...move,
      units: move.units ?? (await compareKnown(await readKnown(move.from), await readKnown(move.to))),
      isCurrent: move.moved_at === pointer?.moved_at,
    })),
  )
}

/** Records are read once, and only where a line of the history does not say itself what changed. */
function rememberRecords(layout: SiteLayout) {
  const known = new Map<string, Promise<ReleaseRecord | undefined>>()
  return (id: string | null) => {
    if (id === null) return undefined
    const record = known.get(id) ?? readRecord(layout, id).catch(() => undefined)
    known.set(id, record)
    return record
  }
}

function compareKnown(before: ReleaseRecord | undefined, after: ReleaseRecord | undefined) {
  if (after === undefined) return []
  return compareReleases(before, after).changes.map(({ name, from = null, to = null }) => ({
    name,
    from,
    to,
  }))
}

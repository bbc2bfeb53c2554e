import type { ListedMove } from '@console/shared/release-server/move'
import { listMoves } from './list-moves.ts'
import { type LoadedSite, listRecords } from './load-site.ts'
import { listVersions } from './release-units.ts'

type HoldsVersion = (id: string, unit: { name: string; version: string }) => boolean

/**
 * The releases that lead to the current one, oldest first: without those that were rolled back from, so that rolling back
 * again and again walks back through time. Where one unit was rolled back, releases that hold the version it was taken
 * back from drop out too, and so do those that hold a canary which was aborted.
 */
function listReleaseLineage(moves: readonly ListedMove[], holdsVersion: HoldsVersion): string[] {
  let known: string[] = []
  for (const { action, subject, units, canaries = [], from, to } of moves) {
    if (known.length === 0 && from !== null) known.push(from)
    if (action === 'renew') {
      if (known.length === 0) known.push(to)
      continue
    }
    // In place: a copy for each move would take the square of their number.
    if (action !== 'rollback' && action !== 'canary abort') {
      known.push(to)
      continue
    }
    if (subject === undefined) {
      known = returnTo(known, to)
      continue
    }
    const withdrawn = [...units, ...canaries].flatMap(({ name, from: version }) =>
      version === null ? [] : { name, version },
    )
    const left = known.filter((id) => !withdrawn.some((unit) => holdsVersion(id, unit)))
    known = returnTo(left, to)
  }
  return known
}

/** The releases that lead to where `moves` end, oldest first, as {@link listReleaseLineage} says. */
export function findLineage(
  site: Pick<LoadedSite, 'pointer' | 'history' | 'records'>,
  next: readonly ListedMove[] = [],
): string[] {
  const held = new Map(
    listRecords(site).map((record) => [
      record.id,
      new Set(listVersions(record).map(({ name, version }) => `${name} ${version}`)),
    ]),
  )
  return listReleaseLineage(
    [...listMoves(site), ...next],
    (id, { name, version }) => held.get(id)?.has(`${name} ${version}`) === true,
  )
}

/** The pointer names so many releases of the lineage. */
const mostRecent = 5

/** The earlier releases of a lineage that are still there, newest first, each once. */
export const listRecent = (
  lineage: readonly string[],
  { records }: Pick<LoadedSite, 'records'>,
): string[] => {
  const current = lineage.at(-1)
  const before = lineage.toReversed().filter((id) => id !== current && records.has(id))
  return [...new Set(before)].slice(0, mostRecent)
}

/** The versions that lead to the one in use, oldest first; null for a time without the unit. */
export function listVersionLineage(moves: readonly ListedMove[], name: string): (string | null)[] {
  let known: (string | null)[] = []
  for (const { action, units } of moves) {
    const change = units.find((unit) => unit.name === name)
    if (change === undefined) continue
    if (known.length === 0) known.push(change.from)
    if (action === 'rollback') known = returnTo(known, change.to)
    else known.push(change.to)
  }
  return known
}

/** Returning to a step that is not on the way adds it. */
function returnTo<Step>(way: readonly Step[], step: Step): Step[] {
  const place = way.lastIndexOf(step)
  return place === -1 ? [...way, step] : way.slice(0, place + 1)
}

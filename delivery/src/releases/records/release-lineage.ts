import type { ListedMove } from './list-moves.ts'

type HoldsVersion = (id: string, unit: { name: string; version: string }) => boolean

/**
 * The releases that lead to the current one, oldest first: what was rolled back from is none of them, so that rolling back
 * again and again walks back through time. Where one unit was rolled back, releases that hold the version it was taken
 * back from drop out too.
 */
export function listReleaseLineage(moves: readonly ListedMove[], holdsVersion: HoldsVersion): string[] {
  return moves.reduce<string[]>((way, { action, subject, units, from, to }) => {
    const known = way.length === 0 && from !== null ? [from] : way
    if (action === 'renew') return known.length === 0 ? [to] : known
    if (action !== 'rollback') return [...known, to]
    if (subject === undefined) return returnTo(known, to)
    const withdrawn = units.flatMap(({ name, from: version }) => (version === null ? [] : { name, version }))
    return [...known.filter((id) => !withdrawn.some((unit) => holdsVersion(id, unit))), to]
  }, [])
}

/** The versions that lead to the one in use, oldest first; null for a time without it. */
export function listVersionLineage(moves: readonly ListedMove[], name: string): (string | null)[] {
  return moves.reduce<(string | null)[]>((way, { action, units }) => {
    const change = units.find((unit) => unit.name === name)
    if (change === undefined) return way
    const known = way.length === 0 ? [change.from] : way
    return action === 'rollback' ? returnTo(known, change.to) : [...known, change.to]
  }, [])
}

/** A step forward to what is not on the way is one more step. */
function returnTo<Step>(way: readonly Step[], step: Step): Step[] {
  const place = way.lastIndexOf(step)
  return place === -1 ? [...way, step] : way.slice(0, place + 1)
}

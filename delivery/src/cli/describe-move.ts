import type { MoveResult } from '../releases/move-result.ts'

/** The lines printed after a publish or rollback: the new id, what changed, and that nothing else did. */
export function describeMove(
  { outcome, release, previous, changes, untouched }: MoveResult,
  done: string,
): string[] {
  if (outcome === 'unchanged')
    return [`Nothing to do: ${release.id} is current already and holds exactly this.`]
  const rest = untouched.map(({ name, version }) => `${name} ${version}`).join(', ')
  return [
    `${done} ${release.id}${previous ? `, which follows ${previous.id}` : ', the first release'}`,
    ...changes.map(({ name, from, to }) => `  ${name}: ${from ?? 'not there'} → ${to ?? 'not there'}`),
    rest === '' ? 'There is nothing else in this release.' : `Nothing else was touched: ${rest}.`,
  ]
}

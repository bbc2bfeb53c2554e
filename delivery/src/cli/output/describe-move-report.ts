import type { MoveReport } from '../../releases/moves/move-result.ts'

/** The lines printed after a move: the new id, the changes, that nothing else changed, and notes. */
export function describeMoveReport(result: MoveReport, done: string): string[] {
  const { outcome, release, previous, changes, canaries, redirects, switched, untouched, notes } = result
  if (outcome === 'unchanged')
    return [`Nothing to do: ${release.id} is current already and holds exactly this.`]
  const rest = untouched.map(({ name, version }) => `${name} ${version}`).join(', ')
  return [
    `${done} ${release.id}${previous ? `, which follows ${previous.id}` : ', the first release'}`,
    ...changes.map(({ name, from, to }) => `  ${name}: ${from ?? 'not there'} → ${to ?? 'not there'}`),
    ...canaries.flatMap(describeCanary),
    ...switched.map(({ name, disabled }) =>
      disabled ? `  ${name}: switched off (${disabled.reason})` : `  ${name}: switched on again`,
    ),
    ...redirects.map(({ from, to }) => `  ${from}: ${to ? `leads to ${to}` : 'is no longer redirected'}`),
    rest === '' ? 'There is nothing else in this release.' : `Nothing else was touched: ${rest}.`,
    ...describeSwitchedOff(result),
    ...notes,
  ]
}

function describeCanary({ name, from, to, audience }: MoveReport['canaries'][number]): string[] {
  const ended = from !== undefined && from !== to ? [`  ${name}: the canary ${from} has ended`] : []
  return to === undefined ? ended : [...ended, `  ${name}: the canary ${to} is for ${audience}`]
}

/** A new version does not show while its remote is switched off. */
function describeSwitchedOff({ release, changes, switched }: MoveReport): string[] {
  return release.remotes.flatMap(({ name, disabled }) =>
    disabled !== undefined &&
    changes.some((change) => change.name === name) &&
    !switched.some((each) => each.name === name)
      ? [
          `${name} stays switched off, as it is since ${disabled.since} (${disabled.reason}). To switch it on: pnpm release enable ${name}.`,
        ]
      : [],
  )
}

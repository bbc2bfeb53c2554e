import type { ListedMove } from '@console/shared/release-server/move'
import { toShortHash } from '../table/shorten.ts'

const verbs: Record<string, string> = {
  publish: 'Published',
  rollback: 'Rolled back',
  renew: 'Signed again',
  remove: 'Removed',
  move: 'Moved',
  rename: 'Renamed',
  redirect: 'Redirected',
  disable: 'Switched off',
  enable: 'Switched on',
  promote: 'Promoted',
  'canary start': 'Started the canary of',
  'canary share': 'Changed who has the canary of',
  'canary promote': 'Promoted the canary of',
  'canary abort': 'Aborted the canary of',
}

/** “Switched off commerce”; the action of a newer server is shown as it is. */
export const describeMove = ({ action, subject, units }: ListedMove): string =>
  [verbs[action] ?? action, subject ?? (units.length === 1 ? units[0]?.name : undefined)]
    .filter((word) => word !== undefined)
    .join(' ')

/** Every changed unit, canary and redirect. */
export const listChanges = ({ units, canaries = [], redirects = [] }: ListedMove): string[] => [
  ...units.map(({ name, from, to }) => {
    if (to === null) return `${name} removed`
    return `${name} ${from === null ? 'new' : `${toShortHash(from)} →`} ${toShortHash(to)}`
  }),
  ...canaries.map(({ name, to, audience = 'nobody' }) =>
    to === null ? `${name}: no canary` : `${name}: canary ${toShortHash(to)} for ${audience}`,
  ),
  ...redirects.map(({ from, to }) => (to === null ? `${from} leads nowhere` : `${from} leads to ${to}`)),
]

/** Whether a move was about the unit, or changed it. */
export const concerns = ({ subject, units }: ListedMove, name: string): boolean =>
  subject === name || units.some((unit) => unit.name === name)

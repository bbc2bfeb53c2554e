import type { ListedMove } from '@console/shared/release-server/move'
import { earlier, toMinute, toShortVersion, toTable } from './to-table.ts'

/** The table of `release list`: what happened, newest first; `*` marks the move that led to what is current. */
export function describeMoves(moves: readonly ListedMove[], most = moves.length): string[] {
  const head = [
    '',
    'when (UTC)',
    'what',
    'who (as stated)',
    'team',
    'commit',
    'run',
    'key',
    'smoke',
    'release',
    'changed',
    'why',
  ]
  const table = toTable(
    head,
    moves
      .slice(0, most)
      .map((move) => [
        move.isCurrent ? '*' : '',
        toMinute(move.moved_at),
        move.subject === undefined ? move.action : `${move.action} ${move.subject}`,
        move.by,
        move.team ?? '',
        toShortCommit(move.commit),
        move.run ?? '',
        move.key?.slice(0, 8) ?? '',
        move.smoke ?? '',
        move.to,
        [
          ...move.units.map(describeUnit),
          ...(move.canaries ?? []).map(describeCanary),
          ...(move.redirects ?? []).map(describeRedirect),
        ].join(', '),
        move.reason,
      ]),
  )
  return moves.length > most ? [...table, earlier(most)] : table
}

type Of<List> = List extends readonly (infer Item)[] ? Item : never

function describeUnit({ name, from, to }: Of<ListedMove['units']>): string {
  if (to === null) return `${name} gone`
  return from === null
    ? `${name} new ${toShortVersion(to)}`
    : `${name} ${toShortVersion(from)} → ${toShortVersion(to)}`
}

const describeCanary = ({ name, from, to, audience }: Of<NonNullable<ListedMove['canaries']>>) =>
  to === null
    ? `${name} no canary ${toShortVersion(from ?? '')}`
    : `${name} canary ${toShortVersion(to)} for ${audience}`

const describeRedirect = ({ from, to }: Of<NonNullable<ListedMove['redirects']>>) =>
  to === null ? `${from} leads nowhere` : `${from} leads to ${to}`

/** `3a3ea43c` or, with changes that nobody committed, `3a3ea43c-dirty`. */
const toShortCommit = (commit = '') => commit.replace(/^([0-9a-f]{8})[0-9a-f]*/, '$1')

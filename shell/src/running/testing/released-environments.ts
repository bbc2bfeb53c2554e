import type { ServedEnvironment } from '@console/shared/release-server/environments'
import type { ListedMove } from '@console/shared/release-server/move'

export const toVersion = (digit: string) => `1.0.0-${digit.repeat(32)}`
export const toReleaseId = (digit: string) => `r-${digit.repeat(12)}`

const remote = (name: string, title: string, version: string) => ({ name, title, version, team: 'Growth' })

/** Commerce in production is outdated, and content is missing from staging. */
export const listReleasedEnvironments = (): ServedEnvironment[] => [
  {
    environment: 'production',
    moved_at: '2026-11-23T09:00:00Z',
    release: {
      id: toReleaseId('a'),
      shell: { version: toVersion('5') },
      remotes: [remote('commerce', 'Commerce', toVersion('2')), remote('content', 'Content', toVersion('7'))],
    },
  },
  {
    environment: 'staging',
    moved_at: '2026-11-23T09:30:00Z',
    release: {
      id: toReleaseId('b'),
      shell: { version: toVersion('5') },
      remotes: [
        {
          ...remote('commerce', 'Commerce', toVersion('3')),
          canary: { version: toVersion('4'), share: 10, roles: ['editor'], since: '2026-11-23T09:40:00Z' },
        },
      ],
    },
  },
]

type Moved = Pick<ListedMove, 'action' | 'units' | 'to' | 'reason'> & Partial<ListedMove>

const moved = (hour: number, { to, ...move }: Moved): ListedMove => ({
  moved_at: `2026-11-23T0${hour}:00:00Z`,
  by: 'mina@example.com',
  from: null,
  to,
  isCurrent: false,
  ...move,
})

const commerce = (from: string | null, to: string) => [{ name: 'commerce', from, to }]

/** History of production, newest first: 1, 2, then 3, which was rolled back. */
export const listMadeMoves = (): ListedMove[] => [
  moved(9, {
    action: 'rollback',
    subject: 'commerce',
    units: commerce(toVersion('3'), toVersion('2')),
    to: toReleaseId('a'),
    reason: 'Prices were wrong',
    team: 'growth',
    isCurrent: true,
  }),
  moved(8, {
    action: 'publish',
    units: commerce(toVersion('2'), toVersion('3')),
    to: toReleaseId('e'),
    reason: 'Sort by price',
    commit: `${'c'.repeat(40)}-dirty`,
    run: 'https://ci.example.com/runs/7',
    smoke: 'passed',
  }),
  moved(7, {
    action: 'publish',
    units: [...commerce(toVersion('1'), toVersion('2')), { name: 'content', from: null, to: toVersion('7') }],
    to: toReleaseId('d'),
    reason: 'Batches',
    run: 'ftp://ci.example.com/runs/6',
  }),
]

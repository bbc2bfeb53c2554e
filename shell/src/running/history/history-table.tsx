import type { ListedMove } from '@console/shared/release-server/move'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { toSafeAddress } from '@console/values/address/safe-address'
import { toShortHash } from '../table/shorten.ts'
import { UnitTable } from '../table/unit-table.tsx'
import { describeMove, listChanges } from './describe-move.ts'

const columns = ['When', 'What', 'Changed', 'Who', 'Built from', 'Why']

export const HistoryTable = ({ moves, label }: { moves: readonly ListedMove[]; label: string }) => (
  <UnitTable
    label={label}
    head={columns.map((column) => (
      <th key={column} scope="col">
        {column}
      </th>
    ))}
  >
    {moves.map((move) => (
      <MoveRow key={move.moved_at} move={move} />
    ))}
  </UnitTable>
)

function MoveRow({ move }: { move: ListedMove }) {
  const { moved_at, by, team, reason, isCurrent, to } = move
  return (
    <tr>
      <th scope="row">
        <RelativeTime at={moved_at} />
        {isCurrent && <small>current</small>}
      </th>
      <td data-label="What">
        <div>
          {describeMove(move)}
          <small>{to}</small>
        </div>
      </td>
      <td data-label="Changed">
        <Changes changes={listChanges(move)} />
      </td>
      <td data-label="Who">
        <div>
          {by}
          {team !== undefined && <small>{team} team</small>}
        </div>
      </td>
      <td data-label="Built from">
        <Origin move={move} />
      </td>
      <td data-label="Why">{reason || '–'}</td>
    </tr>
  )
}

const Changes = ({ changes }: { changes: readonly string[] }) => (
  <div>{changes.length === 0 ? '–' : changes.map((change) => <div key={change}>{change}</div>)}</div>
)

/** The commit, the CI run that built it, and the result of its smoke test. */
function Origin({ move: { commit, run, smoke } }: { move: ListedMove }) {
  const address = toSafeAddress(run)
  return (
    <div>
      {commit === undefined ? '–' : <code>{toShortHash(commit)}</code>}
      {address !== null && (
        <small>
          <a href={address} target="_blank" rel="noreferrer">
            CI run
          </a>
        </small>
      )}
      {smoke === 'skipped' && <small>its screens were not opened first</small>}
    </div>
  )
}

import type { ServedEnvironment } from '@console/shared/release-server/environments'
import { mayRelease, type Whoami } from '@console/shared/release-server/team'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { ExpiryWarning } from '../expiry-warning.tsx'
import type { RemoteMove } from '../moves/remote-move.ts'
import { UnitTable } from '../table/unit-table.tsx'
import { DeploymentCell } from './deployment-cell.tsx'
import type { Deployment, UnitDeployments } from './list-deployments.ts'

type EnvironmentsTableProps = {
  environments: readonly ServedEnvironment[]
  rows: readonly UnitDeployments[]
  team: Whoami
  onMove(move: RemoteMove): void
}

export function EnvironmentsTable({ environments, rows, team, onMove }: EnvironmentsTableProps) {
  const mayMove = (name: string, { environment }: Deployment) =>
    mayRelease(team, name) && team.environments.includes(environment)
  return (
    <UnitTable
      label="What every environment runs"
      head={
        <>
          <th scope="col">Unit</th>
          {environments.map((each) => (
            <EnvironmentHead key={each.environment} {...each} />
          ))}
        </>
      }
    >
      {rows.map(({ name, title, team: owner, deployments }) => (
        <tr key={name}>
          <th scope="row">
            {title} <small>{`${name} · ${owner} team`}</small>
          </th>
          {deployments.map((deployment) => (
            <td key={deployment.environment} data-label={deployment.environment}>
              <DeploymentCell deployment={deployment} mayMove={mayMove(name, deployment)} onMove={onMove} />
            </td>
          ))}
        </tr>
      ))}
    </UnitTable>
  )
}

const EnvironmentHead = ({ environment, release, moved_at, expires_at, problem }: ServedEnvironment) => (
  <th scope="col">
    {environment}
    <small>
      {release?.id ?? (problem === undefined ? 'nothing released yet' : `Cannot be read: ${problem}`)}
    </small>
    {moved_at !== null && (
      <small>
        since <RelativeTime at={moved_at} />
      </small>
    )}
    <ExpiryWarning expiresAt={expires_at} />
  </th>
)

import { describeAudience } from '@console/shared/release/describe-audience'
import { RelativeTime } from '@console/shared/ui/relative-time'
import { Link } from 'react-router'
import { describeAbsence } from '../../absence/absences.ts'
import type { RemoteMove } from '../moves/remote-move.ts'
import { shortenHashes } from '../table/shorten.ts'
import { Dot } from '../table/unit-table.tsx'
import styles from './environments.module.css'
import type { Deployment } from './list-deployments.ts'

type DeploymentCellProps = { deployment: Deployment; mayMove: boolean; onMove(move: RemoteMove): void }

export function DeploymentCell({ deployment, mayMove, onMove }: DeploymentCellProps) {
  const { environment, release, unit, differsFrom } = deployment
  if (release === null) return '–'
  if (unit === null)
    return (
      <div>
        <Dot tone="idle" />
        {describeAbsence('not-here').mark}
      </div>
    )
  const { name, title, version, disabled, canary } = unit
  const offer = (action: RemoteMove['action'], label: string) => (
    <button
      type="button"
      aria-label={`${label.replace('…', '')} ${title} in ${environment}`}
      onClick={() =>
        onMove({
          action,
          environment,
          release,
          unit: { name, title, version, isOff: disabled !== undefined, hasCanary: canary !== undefined },
        })
      }
    >
      {label}
    </button>
  )
  return (
    <div>
      <Link
        to={`?${new URLSearchParams({ view: 'history', environment, unit: name })}`}
        className={styles.version}
        data-differs={differsFrom !== null}
        title={version}
        aria-label={`${shortenHashes(version)}, history of ${title} in ${environment}`}
      >
        {shortenHashes(version)}
      </Link>
      {differsFrom !== null && <small>not as in {differsFrom}</small>}
      {canary !== undefined && (
        <div title={canary.version}>
          <Dot tone="good" />
          Canary {shortenHashes(canary.version)}
          <small>
            for {describeAudience(canary)}, since <RelativeTime at={canary.since} />
          </small>
        </div>
      )}
      {disabled !== undefined && (
        <div>
          <Dot tone="off" />
          {describeAbsence('switched-off').mark} since <RelativeTime at={disabled.since} />
          <small>{disabled.reason}</small>
        </div>
      )}
      {mayMove && (
        <div className={styles.actions}>
          {offer('rollback-unit', 'Roll back…')}
          {name !== 'shell' &&
            (disabled === undefined ? offer('disable', 'Switch off…') : offer('enable', 'Switch on…'))}
        </div>
      )}
    </div>
  )
}

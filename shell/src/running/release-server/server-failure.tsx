import type { ReleaseServer } from '@console/shared/release-server/client'
import type { ReactNode } from 'react'
import styles from './connection.module.css'
import { describeServerError } from './describe-server-error.ts'

type ServerFailureProps = {
  /** A sentence about what is missing: “The history could not be read.” */
  what: string
  error: unknown
  server: Pick<ReleaseServer, 'url'>
  onRetry(): void
  children?: ReactNode
}

export const ServerFailure = ({ what, error, server, onRetry, children }: ServerFailureProps) => (
  <div className={styles.failure} role="alert">
    <p>
      {what} {describeServerError(error, server)}
    </p>
    <button type="button" className="button" onClick={onRetry}>
      Retry
    </button>
    {children}
  </div>
)

import type { ReactNode } from 'react'
import { describeServerError, type ReleaseServer } from './call-release-server.ts'
import styles from './connection.module.css'

type ServerFailureProps = {
  /** What could not be had: “The history could not be read.” */
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

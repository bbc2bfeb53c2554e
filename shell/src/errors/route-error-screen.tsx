import { usePlatform } from '@console/shared/platform-context'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, useMatches, useRevalidator, useRouteError } from 'react-router'
import { ErrorCard } from './error-card.tsx'
import { LazyNotFoundScreen } from './lazy-not-found-screen.tsx'
import styles from './route-error-screen.module.css'

export type RouteErrorScreenProps = {
  /** Replaces the default Retry, which refetches the route's data. */
  onRetry?: () => void
  isRetrying?: boolean
  children?: ReactNode
}

/** SPEC §2: shown centred when a route fails; Retry resets the failed queries on screen. */
export function RouteErrorScreen(props: RouteErrorScreenProps) {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <LazyNotFoundScreen />
  return <FailedRoute error={error} {...props} />
}

function FailedRoute({
  error,
  onRetry,
  isRetrying = false,
  children,
}: RouteErrorScreenProps & { error: unknown }) {
  const { telemetry } = usePlatform()
  const { reset } = useQueryErrorResetBoundary()
  const { revalidate, state } = useRevalidator()
  const route = useMatches().at(-1)?.pathname ?? location.pathname

  useEffect(() => {
    reset()
    const facts =
      error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
    telemetry.capture('route_error', { ...facts, route })
  }, [error, reset, route, telemetry])

  function handleRetry() {
    telemetry.capture('route_error_retry')
    if (onRetry === undefined) void revalidate()
    else onRetry()
  }

  return (
    <div className={styles.screen} data-drawn-by="shell">
      <title>This screen failed · IELTS console</title>
      <ErrorCard
        heading="h1"
        error={error}
        onRetry={handleRetry}
        isRetrying={isRetrying || state === 'loading'}
      />
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </div>
  )
}

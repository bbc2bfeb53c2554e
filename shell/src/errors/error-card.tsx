import { isValidationError } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import { useEffect } from 'react'
import { CopyTextButton } from './copy-text-button.tsx'
import styles from './error-card.module.css'
import { ErrorDetails } from './error-details.tsx'
import { type ErrorSummary, toErrorJson, toErrorSummary } from './error-summary.ts'

export type ErrorCardProps = {
  error: unknown
  /** Without it there is no Retry button. */
  onRetry?: () => void
  isRetrying?: boolean
  /** `h1` if the card is the whole screen. */
  heading?: 'h1' | 'h2'
}

/** The one full presentation of an error: red for the API, yellow for validation, pink for anything else. */
export function ErrorCard({ error, onRetry, isRetrying = false, heading: Heading = 'h2' }: ErrorCardProps) {
  const { telemetry } = usePlatform()
  const facts = toErrorSummary(error)
  const hasRetry = onRetry !== undefined

  useEffect(() => {
    const { type, message, code } = toErrorSummary(error)
    telemetry.capture('error_displayed', {
      type,
      message,
      code,
      has_retry: hasRetry,
      user_agent: navigator.userAgent,
      url: location.href,
    })
  }, [error, hasRetry, telemetry])

  function handleRetry() {
    telemetry.capture('error_retry_attempt')
    onRetry?.()
  }

  function handleCopied() {
    if (!isValidationError(error)) return
    telemetry.capture('validation_error_copy', {
      error_count: error.issues.length,
      error_codes: error.issues.map(({ code }) => code),
    })
  }

  return (
    <section className={`${styles.card} ${styles[facts.type]}`} role="alert" data-type={facts.type}>
      <Heading>{facts.title}</Heading>
      <p className={styles.message}>{facts.message}</p>
      <RequestDetails {...facts} />
      {facts.details !== '' && <ErrorDetails details={facts.details} />}
      <div className={styles.actions}>
        {hasRetry && (
          <button type="button" className="button button-primary" onClick={handleRetry} disabled={isRetrying}>
            {isRetrying ? 'Retrying…' : 'Retry'}
          </button>
        )}
        <CopyTextButton
          label="Copy Error Details"
          readText={() => toErrorJson(error)}
          onCopied={handleCopied}
        />
      </div>
    </section>
  )
}

type RequestDetailsProps = Pick<ErrorSummary, 'method' | 'route' | 'code' | 'requestId'>

function RequestDetails({ method, route, code, requestId }: RequestDetailsProps) {
  if (route === undefined) return null
  return (
    <dl className={styles.facts}>
      <dt>{method === undefined ? 'Response to' : 'Request'}</dt>
      <dd>
        <code>{method === undefined ? route : `${method} ${route}`}</code>
      </dd>
      {code !== undefined && (
        <>
          <dt>Code</dt>
          <dd>
            <code>{code}</code>
          </dd>
        </>
      )}
      {requestId !== undefined && (
        <>
          <dt>Request ID</dt>
          <dd>
            <code>{requestId}</code>
          </dd>
        </>
      )}
    </dl>
  )
}

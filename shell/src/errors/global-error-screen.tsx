import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorCard } from './error-card.tsx'
import styles from './global-error-screen.module.css'

/** The last resort when even the frame fails. SPEC §8 gives both headings. */
export function GlobalErrorScreen() {
  const error = useRouteError()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className={styles.screen}>
      <div className={styles.column}>{isNotFound ? <NotFoundFallback /> : <Failure error={error} />}</div>
    </main>
  )
}

function NotFoundFallback() {
  return (
    <>
      <title>Not Found · IELTS console</title>
      <h1>Not Found</h1>
      <p>
        There is no page at <code>{location.pathname}</code>.
      </p>
      <a className="button button-primary" href="/">
        Back to Dashboard
      </a>
    </>
  )
}

function Failure({ error }: { error: unknown }) {
  return (
    <>
      <title>Something went wrong · IELTS console</title>
      <h1>Something went wrong!</h1>
      <p>The console cannot show this screen. Retry reloads the page; unsaved work may be lost.</p>
      <ErrorCard error={error} onRetry={() => location.reload()} />
    </>
  )
}

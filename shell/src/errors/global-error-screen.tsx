import { useRouteError } from 'react-router'
import { ErrorCard } from './error-card.tsx'
import styles from './route-error-screen.module.css'

/** The last resort: even the frame failed. SPEC §8 gives the heading. */
export function GlobalErrorScreen() {
  const error = useRouteError()
  return (
    <main className={styles.screen}>
      <div>
        <h1>Something went wrong!</h1>
        <ErrorCard error={error} onRetry={() => location.reload()} />
      </div>
    </main>
  )
}

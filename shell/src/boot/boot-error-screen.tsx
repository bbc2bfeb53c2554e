import { BootError } from '../release/boot-error.ts'
import styles from './boot-error-screen.module.css'

/** Shown when the console cannot start; depends on nothing that could be missing. */
export function BootErrorScreen({ error }: { error: unknown }) {
  const problems = error instanceof BootError ? error.problems : []
  const message = error instanceof Error ? error.message : 'An unknown error occurred'
  return (
    <main className={styles.screen}>
      <div role="alert">
        <h1>The console cannot start</h1>
        <p>{message}</p>
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>
                <code>{problem}</code>
              </li>
            ))}
          </ul>
        )}
        <p>Try again in a moment. If this keeps happening, send these details to your administrator.</p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          Retry
        </button>
      </div>
    </main>
  )
}

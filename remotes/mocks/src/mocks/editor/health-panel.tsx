import { useDocument } from '@console/shared/document/use-document'
import styles from './health-panel.module.css'
import { useMockEditing } from './mock-editor-context.ts'
import { toHealthText } from './mock-health.ts'

/** Everything the checks found; each leads to its place. */
export function HealthPanel() {
  const { health, jump } = useMockEditing()
  const issues = useDocument(health, (found) => found.issues)
  return (
    <section className={styles.panel} aria-label="Issues">
      <h2 className={styles.title}>{toHealthText(issues)}</h2>
      {issues.length > 0 && (
        <ul className={styles.list}>
          {issues.map((issue) => (
            <li key={`${issue.place.node} ${issue.place.field} ${issue.message}`}>
              <button
                type="button"
                className={styles.issue}
                data-severity={issue.severity}
                onClick={() => jump(issue.place)}
              >
                <span className={styles.severity}>{issue.severity === 'error' ? 'Error' : 'Warning'}: </span>
                {issue.message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

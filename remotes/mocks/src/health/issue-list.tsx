import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { namePart } from '@console/ielts'
import { severityLabels } from '@console/ielts/checks'
import { StatusDot } from '@console/shared/ui/status-dot'
import { Link } from 'react-router'
import { toEditorAt } from '../navigation/to-editor-at.ts'
import type { CheckedMock } from './checked-mock.ts'
import styles from './issue-list.module.css'

const tones = { error: 'danger', warning: 'warn', todo: 'quiet' } as const

/** Issues by part, each linked to its field in the editor. */
export function IssueList({ mock: { section, key, facts } }: { mock: CheckedMock }) {
  if (facts === undefined) return <p className={text.note}>This mock has not been checked yet.</p>
  if (facts.issues.length === 0) return <p className={text.note}>No problems.</p>
  const parts = Map.groupBy(facts.issues, (issue) => namePart(section, issue.part))
  return [...parts].map(([name, issues]) => (
    <section key={name} aria-label={name} className={styles.part}>
      <p className={text.label}>{name}</p>
      <ul className={layout.plain}>
        {issues.map(({ severity, message, place }) => (
          <li key={`${place} ${message}`} className={styles.issue}>
            <StatusDot tone={tones[severity]}>{severityLabels[severity]}</StatusDot>
            <Link to={toEditorAt(section, key, place)}>{message}</Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}

import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { useState } from 'react'
import { type IssueFix, type MockIssue, toHealthText } from '../../core/checks/mock-issue.ts'
import { useChange, useMockEditing } from '../context/mock-editor-context.ts'
import type { SectionScreen } from '../context/section-screen.ts'
import styles from './health-panel.module.css'
import { namePartOf } from './name-part-of.ts'
import severityMarker from './severity-marker.module.css'

/** Below this width, in pixels, the issues would stand before what is edited: there they open when asked for. */
const narrow = 900

/** Everything the checks found, part by part; each leads to its place. */
export function HealthPanel({ screen }: { screen: SectionScreen }) {
  const { store, health, jump } = useMockEditing()
  const change = useChange()
  const [isOpen] = useState(() => window.innerWidth >= narrow)
  const issues = useDocument(health, (found) => found.issues)
  const groups = Map.groupBy(issues, ({ place }) => namePartOf(store.read(), screen, place.node))
  return (
    <details className={styles.panel} open={isOpen && issues.length > 0}>
      <summary className={text.small}>{toHealthText(issues)}</summary>
      {[...groups].map(([name, found]) => (
        <section key={name} aria-label={`Issues of ${name}`}>
          <p className={`${text.label} ${styles.part}`}>{name}</p>
          <ul className={layout.plain}>
            {found.map((issue) => (
              <li key={`${issue.place.node} ${issue.place.field} ${issue.message}`}>
                <ActionButton
                  look="entry"
                  className={`${severityMarker.marked} ${styles.issue}`}
                  data-severity={issue.severity}
                  onClick={() => jump(issue.place)}
                >
                  <span className="visually-hidden">{severityNames[issue.severity]}: </span>
                  {issue.message}
                </ActionButton>
                {issue.fix !== undefined && <FixButton fix={issue.fix} onFix={change} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}

type FixButtonProps = { fix: IssueFix; onFix(name: string, command: IssueFix['command']): void }

function FixButton({ fix: { label, command }, onFix }: FixButtonProps) {
  return (
    <ActionButton look="framed" className={styles.fix} onClick={() => onFix(label, command)}>
      {label}
    </ActionButton>
  )
}

const severityNames: Record<MockIssue['severity'], string> = { error: 'Error', warning: 'Warning' }

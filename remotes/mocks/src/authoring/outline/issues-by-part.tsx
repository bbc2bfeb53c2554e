import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import type { MockPlace } from '@console/ielts'
import { type JudgedIssue, severityLabels } from '@console/ielts/checks'
import type { ReactNode } from 'react'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import styles from './issues-by-part.module.css'
import { namePartOf } from './name-part-of.ts'
import severityMarker from './severity-marker.module.css'

type IssuesByPartProps = {
  screen: SectionScreen
  /** Used in headings: “Problems of Passage 1”. */
  called: 'Problems' | 'Errors'
  issues: readonly JudgedIssue[]
  onOpen(place: MockPlace): void
  /** Rendered below each issue. */
  renderFix?(issue: JudgedIssue): ReactNode
}

/** All issues by part, each linked to its field. */
export function IssuesByPart({ screen, called, issues, onOpen, renderFix }: IssuesByPartProps) {
  const { store } = useMockEditing()
  const groups = Map.groupBy(issues, ({ place }) => namePartOf(store.read(), screen, place.node))
  return [...groups].map(([name, found]) => (
    <section key={name} aria-label={`${called} of ${name}`}>
      <p className={`${text.label} ${styles.part}`}>{name}</p>
      <ul className={layout.plain}>
        {found.map((issue) => (
          <li key={`${issue.place.node} ${issue.place.field} ${issue.message}`}>
            <ActionButton
              look="entry"
              className={`${severityMarker.marked} ${styles.issue}`}
              data-severity={issue.severity}
              onClick={() => onOpen(issue.place)}
            >
              <span className="visually-hidden">{severityLabels[issue.severity]}: </span>
              {issue.message}
            </ActionButton>
            {renderFix?.(issue)}
          </li>
        ))}
      </ul>
    </section>
  ))
}

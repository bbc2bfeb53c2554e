import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import text from '@console/authoring/styles/text.module.css'
import { type IssueFix, toHealthText } from '@console/ielts/checks'
import { useState } from 'react'
import { useChange, useMockEditing } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import styles from './health-panel.module.css'
import { IssuesByPart } from './issues-by-part.tsx'

/** Width in pixels below which the panel is collapsed, since it would push the form down. */
const narrow = 900

/** All issues by part, each linked to its field. */
export function HealthPanel({ screen }: { screen: SectionScreen }) {
  const { health, jump } = useMockEditing()
  const change = useChange()
  const [isOpen] = useState(() => window.innerWidth >= narrow)
  const issues = useDocument(health, (found) => found.issues)
  return (
    <details className={styles.panel} open={isOpen && issues.length > 0}>
      <summary className={text.small}>{toHealthText(issues)}</summary>
      <IssuesByPart
        screen={screen}
        called="Problems"
        issues={issues}
        onOpen={jump}
        renderFix={({ fix }) => fix !== undefined && <FixButton fix={fix} onFix={change} />}
      />
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

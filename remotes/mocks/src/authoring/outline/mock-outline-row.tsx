import { useDocument } from '@console/authoring/following/use-document'
import { OutlineRow } from '@console/authoring/outline/outline-row'
import text from '@console/authoring/styles/text.module.css'
import type { NodeId } from '@console/ielts'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import styles from './mock-outline-row.module.css'
import severityMarker from './severity-marker.module.css'

type MockOutlineRowProps = {
  id: NodeId
  level: 1 | 2
  label: string
  /** Shown below the label. */
  about?: string
  /** Replaces the row’s position in its list. */
  number?: string | undefined
  isOpen?: boolean
  onOpen(): void
}

/** A part of a mock or an entry of a part, with its severity. */
export function MockOutlineRow({ level, label, about = '', number, ...row }: MockOutlineRowProps) {
  const { health } = useMockEditing()
  const severity = useDocument(health, ({ byNode }) => byNode.get(row.id))
  return (
    <OutlineRow
      {...row}
      aria-level={level}
      className={`${severityMarker.marked} ${styles.row}`}
      data-numbered={number === undefined ? undefined : ''}
      data-severity={severity}
    >
      {number !== undefined && <span className={styles.number}>{number}</span>}
      {level === 1 ? <strong dir="auto">{label}</strong> : <bdi>{label}</bdi>}
      {about !== '' && <div className={`${text.small} ${text.cut}`}>{about}</div>}
      {severity !== undefined && <span className="visually-hidden">{severityTexts[severity]}</span>}
    </OutlineRow>
  )
}

const severityTexts = { error: ', has errors', warning: ', has warnings', todo: ', to write' }

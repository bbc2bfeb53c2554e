import { useLaterDocument } from '@console/shared/document/use-later-document'
import { mockId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import { useMockEditing } from '../context/mock-editor-context.ts'
import { NodeText } from '../fields/node-fields.tsx'
import styles from './test-title.module.css'

/** The title that the questions of a mock carry, beside the name that the mock has in the list. */
export function TestTitleForm() {
  return (
    <div className={styles.form}>
      <NodeText
        node={mockId}
        field="title"
        label="Title of the test"
        hint="Candidates read it above the questions. Lists show the name of the mock."
      />
    </div>
  )
}

/** The same as candidates read it. */
export function TestTitle() {
  const { store } = useMockEditing()
  const title = useLaterDocument(store, ({ nodes }) => readText(nodes[mockId], 'title'))
  return title.trim() === '' ? null : <p className={styles.title}>{title}</p>
}

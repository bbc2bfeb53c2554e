import { useDocument } from '@console/shared/document/use-document'
import { type ComponentType, useState } from 'react'
import { useMockEditing } from '../context/mock-editor-context.ts'
import styles from './preview-head.module.css'
import { SittingDialog } from './sitting-dialog.tsx'

export function PreviewHead({ Sitting }: { Sitting: ComponentType }) {
  const { store } = useMockEditing()
  const name = useDocument(store, ({ header }) => header.name.trim())
  const [isSitting, setIsSitting] = useState(false)
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>Candidate preview</h2>
      <button type="button" className={styles.sit} onClick={() => setIsSitting(true)}>
        Sit the test
      </button>
      {isSitting && (
        <SittingDialog title={name || 'this mock'} Sitting={Sitting} onClose={() => setIsSitting(false)} />
      )}
    </header>
  )
}

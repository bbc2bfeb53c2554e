import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import { useState } from 'react'
import type { MockContent } from '../../core/document/mock-content.ts'
import { useMockEditing } from '../context/mock-editor-context.ts'
import type { SectionScreen } from '../context/section-screen.ts'
import styles from './preview-head.module.css'
import { SittingDialog } from './sitting-dialog.tsx'

export function PreviewHead({ Sitting }: Pick<SectionScreen, 'Sitting'>) {
  const { store } = useMockEditing()
  const name = useDocument(store, ({ header }) => header.name.trim())
  const [sat, setSat] = useState<MockContent | null>(null)
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>Candidate preview</h2>
      <ActionButton look={null} className={styles.sit} onClick={() => setSat(store.read())}>
        Sit the test
      </ActionButton>
      {sat !== null && (
        <SittingDialog title={name || 'this mock'} onClose={() => setSat(null)}>
          <Sitting content={sat} />
        </SittingDialog>
      )}
    </header>
  )
}

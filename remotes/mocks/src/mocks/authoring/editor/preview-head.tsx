import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { useLazyPart } from '@console/shared/ui/lazy-part'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { MockContent } from '../../core/document/mock-content.ts'
import { useMockEditing } from '../context/mock-editor-context.ts'
import type { SectionScreen } from '../context/section-screen.ts'
import { SittingDialog } from './sitting-dialog.tsx'

export function PreviewHead({ loadSitting }: Pick<SectionScreen, 'loadSitting'>) {
  const { store } = useMockEditing()
  const name = useDocument(store, ({ header }) => header.name.trim())
  const { part: Sitting, request } = useLazyPart(loadSitting, 'The test')
  const [sat, setSat] = useState<MockContent | null>(null)

  function sit() {
    request()
    setSat(store.read())
  }

  return (
    <header className={layout.head}>
      <h2 className={text.small}>Candidate preview</h2>
      <ActionButton look="framed" onClick={sit}>
        Sit the test
      </ActionButton>
      {/* The preview is out of sight in a window that is made narrow; the test that is sat stays. */}
      {sat !== null &&
        Sitting !== null &&
        createPortal(
          <SittingDialog title={name || 'Untitled mock'} onClose={() => setSat(null)}>
            <Sitting content={sat} />
          </SittingDialog>,
          document.body,
        )}
    </header>
  )
}

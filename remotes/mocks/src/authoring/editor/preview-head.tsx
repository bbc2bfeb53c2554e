import { ActionButton } from '@console/authoring/controls/action-button'
import { useDocument } from '@console/authoring/following/use-document'
import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { listPartIds, type MockContent } from '@console/ielts'
import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { SittingDialog } from './sitting-dialog.tsx'

type SittingProps = { title: string; content: MockContent; onClose(): void }

export function PreviewHead({ loadSitting }: Pick<SectionScreen, 'loadSitting'>) {
  const { store } = useMockEditing()
  const name = useDocument(store, ({ header }) => header.name.trim())
  const hasParts = useDocument(store, (content) => listPartIds(content).length > 0)
  const [Sitting] = useState(() =>
    lazyWithRetry<SittingProps>(async () => {
      const Test = await loadSitting()
      return ({ content, ...dialog }) => (
        <SittingDialog {...dialog}>
          <Test content={content} />
        </SittingDialog>
      )
    }, 'The test'),
  )
  const [sat, setSat] = useState<MockContent | null>(null)

  return (
    <header className={layout.head}>
      <h2 className={text.small}>Preview</h2>
      {hasParts && (
        <ActionButton look="framed" onClick={() => setSat(store.read())}>
          Sit the test
        </ActionButton>
      )}
      {/* A narrow window hides the preview, but not a sitting that has begun. */}
      {sat !== null &&
        createPortal(
          <Sitting
            attempt={sat}
            title={name || 'Untitled mock'}
            content={sat}
            onClose={() => setSat(null)}
          />,
          document.body,
        )}
    </header>
  )
}

import { lazy, Suspense, useState } from 'react'
import { EditorActions } from '../context/editor-actions.tsx'
import type { EditorActionsProps } from '../context/section-screen.ts'

const AnswerSheets = lazy(async () => ({ default: (await import('./answer-sheets.tsx')).AnswerSheets }))

/** Opens the key of the whole mock as one sheet, and from there what explains it. */
export function KeySheetActions({ actions }: EditorActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <EditorActions
        actions={[{ label: 'Answer key', isMain: true, onRun: () => setIsOpen(true) }, ...actions]}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <AnswerSheets onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

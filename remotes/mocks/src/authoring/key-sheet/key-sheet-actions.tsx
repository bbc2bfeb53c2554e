import { lazyWithRetry } from '@console/shared/ui/lazy-with-retry'
import { useState } from 'react'
import { EditorActions } from '../../editing/editor-actions.tsx'
import type { EditorActionsProps } from '../../editing/section-screen.ts'

const AnswerSheets = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "editor-tools" */ './answer-sheets.tsx')).AnswerSheets,
  'The answer key',
)

export function KeySheetActions({ actions }: EditorActionsProps) {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <EditorActions
        actions={[{ label: 'Answer key', isMain: true, onRun: () => setAsked(asked + 1) }, ...actions]}
      />
      {asked > 0 && <AnswerSheets attempt={asked} onClose={() => setAsked(0)} />}
    </>
  )
}

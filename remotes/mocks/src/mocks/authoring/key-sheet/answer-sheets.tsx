import { lazy, Suspense, useState } from 'react'
import { KeySheet } from './key-sheet.tsx'

const ExplanationSheet = lazy(async () => ({
  default: (await import('../../explanations/explanation-sheet.tsx')).ExplanationSheet,
}))

/** The key of the whole mock as one sheet, and after it, on request, what explains it. */
export function AnswerSheets({ onClose }: { onClose(): void }) {
  const [isExplained, setIsExplained] = useState(false)
  if (!isExplained) return <KeySheet onExplain={() => setIsExplained(true)} onClose={onClose} />
  return (
    <Suspense fallback={null}>
      <ExplanationSheet onClose={onClose} />
    </Suspense>
  )
}

import { useState } from 'react'
import { ExplanationSheet } from '../../explanations/explanation-sheet.tsx'
import { KeySheet } from './key-sheet.tsx'

/** The key of the whole mock as one sheet, and after it, on request, what explains it. */
export function AnswerSheets({ onClose }: { onClose(): void }) {
  const [isExplaining, setIsExplaining] = useState(false)
  if (isExplaining) return <ExplanationSheet onClose={onClose} />
  return <KeySheet onExplain={() => setIsExplaining(true)} onClose={onClose} />
}

import { useState } from 'react'
import { ExplanationSheet } from '../../explanations/explanation-sheet.tsx'
import { KeySheet } from './key-sheet.tsx'

/** The answer key of the whole mock, and on request the explanations. */
export function AnswerSheets({ onClose }: { onClose(): void }) {
  const [isExplaining, setIsExplaining] = useState(false)
  if (isExplaining) return <ExplanationSheet onClose={onClose} />
  return <KeySheet onExplain={() => setIsExplaining(true)} onClose={onClose} />
}

import { useLazyPart, useWantedPart } from '@console/shared/ui/lazy-part'
import { useState } from 'react'
import { KeySheet } from './key-sheet.tsx'

const importExplanations = async () =>
  (await import('../../explanations/explanation-sheet.tsx')).ExplanationSheet

/** The key of the whole mock as one sheet, and after it, on request, what explains it. */
export function AnswerSheets({ onClose }: { onClose(): void }) {
  const [asked, setAsked] = useState(0)
  const explanations = useLazyPart(importExplanations, 'The explanations')
  const ExplanationSheet = useWantedPart(explanations, asked > 0, asked)
  if (asked === 0 || ExplanationSheet === null)
    return <KeySheet onExplain={() => setAsked(asked + 1)} onClose={onClose} />
  return <ExplanationSheet onClose={onClose} />
}

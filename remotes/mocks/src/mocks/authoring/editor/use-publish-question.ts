import { useState } from 'react'
import type { MockIssue } from '../../core/checks/mock-issue.ts'
import type { MockDocument } from '../../core/document/mock-document.schema.ts'

type Question = { errors: readonly MockIssue[]; onAnswer(isSure: boolean): void }

/** Asks before a mock with errors is saved as published; once for the same errors. */
export function usePublishQuestion(findIssues: (document: MockDocument) => readonly MockIssue[]) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [known, setKnown] = useState('')

  async function mayWrite(document: MockDocument): Promise<boolean> {
    if (document.status?.trim().toLowerCase() !== 'published') return true
    const errors = findIssues(document).filter(({ severity }) => severity === 'error')
    const said = errors.map(({ message }) => message).join('\n')
    if (errors.length === 0 || said === known) return true
    const isSure = await new Promise<boolean>((resolve) => {
      setQuestion({ errors, onAnswer: resolve })
    })
    setQuestion(null)
    if (isSure) setKnown(said)
    return isSure
  }

  return { question, mayWrite }
}

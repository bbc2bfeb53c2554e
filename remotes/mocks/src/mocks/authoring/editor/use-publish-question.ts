import { useState } from 'react'
import type { MockIssue } from '../../core/checks/mock-issue.ts'
import type { MockDocument } from '../../core/document/mock-document.schema.ts'
import { type MockPlace, toPlaceKey } from '../../core/document/mock-place.ts'

export type PublishQuestion = {
  errors: readonly MockIssue[]
  /** A place is that of an error, to be mended first. */
  onAnswer(answer: 'publish' | 'back' | MockPlace): void
}

type Asking = { listIssues(): readonly MockIssue[]; jumpTo(key: string): void }

/** Asks before a mock with errors is saved as published; once for the same errors. */
export function usePublishQuestion({ listIssues, jumpTo }: Asking) {
  const [question, setQuestion] = useState<PublishQuestion | null>(null)
  const [known, setKnown] = useState('')

  async function mayWrite(document: MockDocument): Promise<boolean> {
    if (document.status?.trim().toLowerCase() !== 'published') return true
    const errors = listIssues().filter(({ severity }) => severity === 'error')
    const said = errors.map(({ message }) => message).join('\n')
    if (errors.length === 0 || said === known) return true
    const answer = await new Promise<'publish' | 'back' | MockPlace>((resolve) => {
      setQuestion({ errors, onAnswer: resolve })
    })
    setQuestion(null)
    if (typeof answer === 'object') jumpTo(toPlaceKey(answer))
    if (answer === 'publish') setKnown(said)
    return answer === 'publish'
  }

  return { question, mayWrite }
}

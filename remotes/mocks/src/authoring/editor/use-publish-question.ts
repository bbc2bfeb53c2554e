import { type MockDocument, type MockPlace, toPlaceKey } from '@console/ielts'
import type { MockIssue } from '@console/ielts/checks'
import { usePlatform } from '@console/shared/platform-context'
import { importWithRetry } from '@console/shared/ui/import-with-retry'
import { useState } from 'react'
import type { PublishQuestion } from './publish-dialog.tsx'

const importDialog = async () =>
  (await import(/* webpackChunkName: "editor-tools" */ './publish-dialog.tsx')).PublishDialog

type Asked = PublishQuestion & { Dialog: Awaited<ReturnType<typeof importDialog>> }
type Asking = { listIssues(): readonly MockIssue[]; jumpTo(key: string): void }

/**
 * Asks before a mock with errors is published, once for the same errors. If the question cannot be loaded, the mock is
 * not saved.
 */
export function usePublishQuestion({ listIssues, jumpTo }: Asking) {
  const [question, setQuestion] = useState<Asked | null>(null)
  const [known, setKnown] = useState('')
  const { notify } = usePlatform()

  async function mayWrite(document: MockDocument): Promise<boolean> {
    if (document.status?.trim().toLowerCase() !== 'published') return true
    const errors = listIssues().filter(({ severity }) => severity === 'error')
    const messages = errors.map(({ message }) => message).join('\n')
    if (errors.length === 0 || messages === known) return true
    const Dialog = await importWithRetry(importDialog).catch(() => null)
    if (Dialog === null) {
      notify.error('The mock was not saved', {
        description: 'The dialog for publishing could not be loaded. Check the connection and try again.',
      })
      return false
    }
    const answer = await new Promise<'publish' | 'back' | MockPlace>((resolve) => {
      setQuestion({ Dialog, errors, onAnswer: resolve })
    })
    setQuestion(null)
    if (typeof answer === 'object') jumpTo(toPlaceKey(answer))
    if (answer === 'publish') setKnown(messages)
    return answer === 'publish'
  }

  return { question, mayWrite }
}

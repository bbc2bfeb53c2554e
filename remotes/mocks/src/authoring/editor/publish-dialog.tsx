import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import text from '@console/authoring/styles/text.module.css'
import type { MockPlace } from '@console/ielts'
import { type MockIssue, toCounted } from '@console/ielts/checks'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { IssuesByPart } from '../outline/issues-by-part.tsx'

/** Further errors are only counted. */
const mostShown = 8

export type PublishQuestion = {
  errors: readonly MockIssue[]
  /** A place means: go to this error to fix it. */
  onAnswer(answer: 'publish' | 'back' | MockPlace): void
}

type PublishDialogProps = PublishQuestion & { screen: SectionScreen }

/** Lists the errors that learners would meet if the mock were published as it is; each links to its field. */
export function PublishDialog({ screen, errors, onAnswer }: PublishDialogProps) {
  const back = useRef<HTMLButtonElement>(null)
  // Focuses “Back”, so that Enter after Ctrl+S publishes nothing, and Tab leads to “Publish anyway”.
  useEffect(() => back.current?.focus(), [])
  const more = errors.length - mostShown
  return (
    <ToolDialog title={`Publish with ${toCounted(errors.length, 'error')}?`} onClose={() => onAnswer('back')}>
      <p>Learners would run into this:</p>
      <IssuesByPart screen={screen} called="Errors" issues={errors.slice(0, mostShown)} onOpen={onAnswer} />
      {more > 0 && <p className={text.quiet}>And {toCounted(more, 'more error')}.</p>}
      <DialogButtons>
        <Button ref={back} type="primary" onClick={() => onAnswer('back')}>
          Back to the mock
        </Button>
        <Button onClick={() => onAnswer('publish')}>Publish anyway</Button>
      </DialogButtons>
    </ToolDialog>
  )
}

import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import text from '@console/authoring/styles/text.module.css'
import { Button } from 'antd'
import { type MockIssue, toCounted } from '../../core/checks/mock-issue.ts'

/** More of them are counted. */
const mostShown = 8

type PublishDialogProps = { errors: readonly MockIssue[]; onAnswer(isSure: boolean): void }

/** What candidates would meet in a mock that is published as it is. */
export function PublishDialog({ errors, onAnswer }: PublishDialogProps) {
  const more = errors.length - mostShown
  return (
    <ToolDialog title={`Publish with ${toCounted(errors.length, 'error')}?`} onClose={() => onAnswer(false)}>
      <p>Candidates would meet this:</p>
      <ul>
        {errors.slice(0, mostShown).map(({ message, place }) => (
          <li key={`${place.node} ${place.field} ${message}`}>{message}</li>
        ))}
      </ul>
      {more > 0 && <p className={text.quiet}>And {toCounted(more, 'more error')}.</p>}
      <DialogButtons>
        {/* The first has the focus: Enter after Ctrl+S publishes nothing. */}
        <Button type="primary" onClick={() => onAnswer(false)}>
          Back to the mock
        </Button>
        <Button onClick={() => onAnswer(true)}>Publish anyway</Button>
      </DialogButtons>
    </ToolDialog>
  )
}

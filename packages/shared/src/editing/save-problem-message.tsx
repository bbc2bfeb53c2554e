import { Alert, Button } from 'antd'
import { toSentence, toUserMessage } from '../errors/errors.ts'
import { toServerFieldMessages } from '../ui/form-messages.ts'
import { useOnline } from '../ui/use-online.ts'
import { toProblemText } from './problem-text.ts'
import type { SaveProblem } from './save-record.ts'

type SaveProblemMessageProps = {
  problem: SaveProblem
  noun: string
  /** Fields on screen, which show their server errors themselves. */
  fields: readonly string[]
  /** Whether a draft is stored on this device. */
  isKept: boolean
  onSaveAsNew(): void
}

export function SaveProblemMessage({ problem, noun, fields, isKept, onSaveAsNew }: SaveProblemMessageProps) {
  const isOnline = useOnline()
  const reason = toReason(problem, { noun, fields, isOnline })
  if (reason === null) return null
  return (
    <Alert
      type="error"
      showIcon
      title={
        problem.kind === 'no-answer' && problem.isSaved === null ? 'May not have been saved' : 'Not saved'
      }
      description={
        isKept
          ? `${reason} What you typed is kept here and as a draft on this device.`
          : `${reason} What you typed is kept here.`
      }
      action={
        problem.kind === 'gone' && (
          <Button size="small" onClick={onSaveAsNew}>
            Save as new
          </Button>
        )
      }
    />
  )
}

type ReasonFacts = { noun: string; fields: readonly string[]; isOnline: boolean }

/** Null if the fields on screen show everything. */
function toReason(problem: SaveProblem, { noun, fields, isOnline }: ReasonFacts): string | null {
  const cause = toSentence(toProblemText(problem, noun))
  switch (problem.kind) {
    case 'offline':
      return isOnline
        ? `${cause} You are back online: save again when you are ready.`
        : 'You are offline, and nothing was sent. It will not be sent by itself: save again when you are back online.'
    case 'gone':
      return `${cause} Save it as a new one, or close it.`
    case 'created-elsewhere':
      return `${cause} Look at the list before you save again, or you may create a second one.`
    case 'not-kept':
      return `${cause} Save again; if that does not help, contact your administrator.`
    case 'no-answer':
      return problem.isSaved === null
        ? `${cause} It is not known whether the ${noun} was saved. Saving again checks first, and never saves twice.`
        : `${cause} A check found that the server does not have your changes.`
    case 'refused':
      return toRefusal(problem.error, fields)
  }
}

function toRefusal(error: unknown, fields: readonly string[]): string | null {
  const messages = toServerFieldMessages(error)
  if (messages === null) return toSentence(toUserMessage(error))
  const elsewhere = Object.entries(messages).filter(([field]) => !fields.includes(field))
  if (elsewhere.length === 0) return null
  return elsewhere
    .map(([field, texts]) => toSentence(field === '' ? texts.join(' ') : `${field}: ${texts.join(', ')}`))
    .join(' ')
}

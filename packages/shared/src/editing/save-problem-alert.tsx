import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import type { Editor } from './use-editor.ts'

type SaveProblemAlertProps<Document, Entity> = {
  editor: Editor<Document, Entity>
  /** Fields on screen, which show their server errors themselves. */
  fields: readonly string[]
}

export const SaveProblem = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "record-tools" */ './save-problem-message.tsx')).SaveProblemMessage,
  'Why it was not saved',
)

/** Shown above an editor's buttons when a save failed for a reason that no field shows. */
export function SaveProblemAlert<Document, Entity>({
  editor,
  fields,
}: SaveProblemAlertProps<Document, Entity>) {
  const { problem, keeping } = editor.state
  return (
    problem !== null && (
      <SaveProblem
        problem={problem}
        noun={editor.words.noun}
        fields={fields}
        isKept={keeping.status === 'kept'}
        onSaveAsNew={() => void editor.save({ asNew: true })}
      />
    )
  )
}

import { Button } from 'antd'
import type { Editor } from './use-editor.ts'

type PublishButtonProps<Document, Entity> = {
  editor: Editor<Document, Entity>
  /** Sets the document's status to published; returns a function that undoes it. */
  publish(): () => void
}

/** Publishes and saves in one step. If the document is invalid, its status is restored. */
export function PublishButton<Document, Entity>({ editor, publish }: PublishButtonProps<Document, Entity>) {
  async function handlePublish() {
    const undoPublish = publish()
    if (!(await editor.save())) undoPublish()
  }

  return (
    <Button disabled={editor.state.phase.name === 'saving'} onClick={() => void handlePublish()}>
      Publish
    </Button>
  )
}

import { Button } from 'antd'
import type { Editor } from './use-editor.ts'

type PublishButtonProps<Document, Entity> = {
  editor: Editor<Document, Entity>
  /** Gives the document the published status, and answers with what takes that back. */
  publish(): () => void
}

/** Publishes and saves at once. Where something is wrong with the document, it stays what it was. */
export function PublishButton<Document, Entity>({ editor, publish }: PublishButtonProps<Document, Entity>) {
  async function handlePublish() {
    const takeBack = publish()
    if (!(await editor.save())) takeBack()
  }

  return (
    <Button disabled={editor.state.phase.name === 'saving'} onClick={() => void handlePublish()}>
      Publish
    </Button>
  )
}

import type { Location } from 'react-router'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { EditorAntd } from './editor-antd.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { Editor } from './use-editor.ts'

type EditorDialogsProps<Document, Entity> = {
  editor: Editor<Document, Entity>
  antd: EditorAntd
  /** An address at which the editor stays on screen, such as another part of a long document. */
  isWithin?: (to: Location) => boolean
}

/** The questions an editor may have to ask: before it is left, and when the record was saved elsewhere. */
export function EditorDialogs<Document, Entity>({
  editor,
  antd,
  isWithin,
}: EditorDialogsProps<Document, Entity>) {
  return (
    <>
      <LeaveGuard editor={editor} antd={antd} isWithin={isWithin} />
      <ConflictDialog editor={editor} antd={antd} />
    </>
  )
}

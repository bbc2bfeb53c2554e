import { Modal } from 'antd'
import { ConflictChoices } from './conflict-choices.tsx'
import type { EditorPhase } from './editor-options.ts'
import type { Editor } from './use-editor.ts'

export type ConflictDialogProps<Document, Entity> = {
  editor: Editor<Document, Entity>
  conflict: Extract<EditorPhase<Document, Entity>, { name: 'conflict' }>
  isOpen: boolean
}

/** Shows changes saved meanwhile, by others or in another tab, beside those made here, and lets the person decide. */
export function ConflictDialog<Document, Entity>(props: ConflictDialogProps<Document, Entity>) {
  const { editor, conflict, isOpen } = props
  const { words } = editor
  return (
    <Modal
      open={isOpen}
      title={`This ${words.noun} was changed ${editor.state.savedElsewhere ? 'in another tab' : 'elsewhere'}`}
      onCancel={editor.cancelConflict}
      width={720}
      styles={{ header: { paddingInlineEnd: 24 } }}
      footer={null}
      destroyOnHidden
    >
      <ConflictChoices
        copies={conflict.copies}
        theirs={conflict.theirs}
        words={words}
        onReload={() => void editor.settle('theirs')}
        onOverwrite={() => void editor.settle(conflict.copies.mine)}
        onMerge={(merged) => void editor.settle(merged)}
      />
    </Modal>
  )
}

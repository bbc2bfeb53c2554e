import { useLazyPart, useWantedPart } from '../ui/lazy-part.ts'
import type { EditorAntd } from './editor-antd.ts'
import type { Editor } from './use-editor.ts'

type ConflictDialogProps<Document, Entity> = { editor: Editor<Document, Entity>; antd: EditorAntd }

const importChoices = async () =>
  (await import(/* webpackChunkName: "conflict" */ './conflict-choices.tsx')).ConflictChoices

/** Shows what was saved meanwhile, by others or in another tab, beside what was edited here, and lets the person decide. */
export function ConflictDialog<Document, Entity>({ editor, antd }: ConflictDialogProps<Document, Entity>) {
  const { phase, savedElsewhere } = editor.state
  const isAsked = phase.name === 'conflict'
  const Choices = useWantedPart(useLazyPart(importChoices, 'The comparison'), isAsked, phase)
  const Modal = useWantedPart(antd, isAsked, phase)?.Modal
  if (Modal === undefined) return null
  return (
    <Modal
      open={isAsked && Choices !== null}
      title={`This ${editor.words.noun} was changed ${savedElsewhere ? 'in another tab' : 'elsewhere'}`}
      onCancel={editor.cancelConflict}
      width={720}
      styles={{ header: { paddingInlineEnd: 24 } }}
      footer={null}
      destroyOnHidden
    >
      {isAsked && Choices !== null && (
        <Choices
          copies={phase.copies}
          theirs={phase.theirs}
          words={editor.words}
          onReload={() => void editor.settle('theirs')}
          onOverwrite={() => void editor.settle(phase.copies.mine)}
          onMerge={(merged) => void editor.settle(merged)}
        />
      )}
    </Modal>
  )
}

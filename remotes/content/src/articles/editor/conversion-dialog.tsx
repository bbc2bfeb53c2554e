import { Modal } from 'antd'
import { useEditorParts } from '../context/editor-context.ts'
import { listLosses } from '../document/convert-section.ts'
import { nameSection, sectionTypeLabels } from '../section-names.ts'
import type { ConversionQuestion } from './conversion-question.ts'

type ConversionDialogProps = { isOpen: boolean; question: ConversionQuestion; onClose(): void }

/** Says what a conversion takes away before it does. */
export function ConversionDialog({ isOpen, question, onClose }: ConversionDialogProps) {
  const { edits } = useEditorParts()
  const { section, type } = question
  const label = sectionTypeLabels[type].toLowerCase()
  return (
    <Modal
      open={isOpen}
      title={`Convert ${nameSection(section)} to ${label}?`}
      okText={`Convert to ${label}`}
      onOk={() => {
        onClose()
        if (isOpen) edits.convert(section.id, type)
      }}
      onCancel={onClose}
      width={480}
    >
      {listLosses(section, type).map((loss) => (
        <p key={loss}>{loss}</p>
      ))}
      <p>Undo brings everything back.</p>
    </Modal>
  )
}

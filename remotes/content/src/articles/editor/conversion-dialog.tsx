import { useLastShown } from '@console/shared/ui/last-shown'
import { Modal } from 'antd'
import type { Section } from '../document/article-content.ts'
import { listLosses, type TextType } from '../document/convert-section.ts'
import { nameSection, sectionTypeLabels } from '../section-names.ts'
import { useEditorParts } from './editor-context.ts'

export type ConversionQuestion = { section: Section; type: TextType }

export const hasLosses = (section: Section, type: TextType): boolean => listLosses(section, type).length > 0

type ConversionDialogProps = { question: ConversionQuestion | null; onClose(): void }

/** Says what a conversion takes away before it does. */
export function ConversionDialog({ question, onClose }: ConversionDialogProps) {
  const { edits } = useEditorParts()
  const shown = useLastShown(question)
  const label = shown === null ? '' : sectionTypeLabels[shown.type].toLowerCase()
  return (
    <Modal
      open={question !== null}
      title={shown === null ? '' : `Convert ${nameSection(shown.section)} to ${label}?`}
      okText={`Convert to ${label}`}
      onOk={() => {
        onClose()
        if (question !== null) edits.convert(question.section.id, question.type)
      }}
      onCancel={onClose}
      width={480}
    >
      {shown !== null && listLosses(shown.section, shown.type).map((loss) => <p key={loss}>{loss}</p>)}
      <p>Undo brings everything back.</p>
    </Modal>
  )
}

import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import { Button } from 'antd'
import { useEditorParts } from '../context/editor-context.ts'
import { listLosses } from '../document/convert-section.ts'
import { nameSection, sectionTypeLabels } from '../section-names.ts'
import type { ConversionQuestion } from './conversion-question.ts'

type ConversionDialogProps = { question: ConversionQuestion; onClose(): void }

/** Lists the losses of a conversion before it is made. */
export function ConversionDialog({ question: { section, type }, onClose }: ConversionDialogProps) {
  const { edits } = useEditorParts()
  const label = sectionTypeLabels[type].toLowerCase()
  return (
    <ToolDialog title={`Convert ${nameSection(section)} to ${label}?`} onClose={onClose}>
      {listLosses(section, type).map((loss) => (
        <p key={loss}>{loss}</p>
      ))}
      <p>Undo brings everything back.</p>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="primary"
          onClick={() => {
            onClose()
            edits.convert(section.id, type)
          }}
        >
          Convert to {label}
        </Button>
      </DialogButtons>
    </ToolDialog>
  )
}

import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import text from '@console/authoring/styles/text.module.css'
import type { NodeId } from '@console/ielts'
import { listTargets, planConversion } from '@console/ielts/sections'
import { SelectField } from '@console/shared/ui/select'
import { Button } from 'antd'
import { useState } from 'react'
import { useChange, useGroupRules, useMockContent } from '../../editing/mock-editor-context.ts'

type ConvertDialogProps = { group: NodeId; name: string; onClose(): void }

/** Converts a group to another task, after showing what would be lost. */
export function ConvertDialog({ group, name, onClose }: ConvertDialogProps) {
  const rules = useGroupRules()
  const change = useChange()
  const content = useMockContent((whole) => whole)
  const targets = listTargets(content, group, rules)
  const [chosen, setChosen] = useState(targets[0]?.id ?? '')
  const task = targets.find(({ id }) => id === chosen)
  const plan = task === undefined ? null : planConversion(content, group, task, rules)
  return (
    <ToolDialog title={`Convert ${name.toLowerCase()}`} onClose={onClose}>
      <SelectField
        label="To"
        value={chosen}
        options={targets.map(({ id, name: label }) => [id, label])}
        onChoose={setChosen}
      />
      {plan !== null && (
        <div role="status">
          {plan.losses.length === 0 ? (
            <p>Nothing is lost.</p>
          ) : (
            <>
              <p>You will lose:</p>
              <ul>
                {plan.losses.map((loss) => (
                  <li key={loss}>{loss}</li>
                ))}
              </ul>
            </>
          )}
          <p className={text.quiet}>Undo brings everything back.</p>
        </div>
      )}
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="primary"
          disabled={plan === null}
          onClick={() => {
            if (plan !== null) change(`Convert ${name.toLowerCase()}`, plan.command)
            onClose()
          }}
        >
          Convert
        </Button>
      </DialogButtons>
    </ToolDialog>
  )
}

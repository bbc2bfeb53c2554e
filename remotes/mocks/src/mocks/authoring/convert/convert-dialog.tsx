import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import { useDocument } from '@console/authoring/following/use-document'
import { Button } from 'antd'
import { useState } from 'react'
import fieldStyles from '../../controls/field.module.css'
import type { NodeId } from '../../core/document/mock-node.ts'
import { useChange, useGroupRules, useMockEditing } from '../context/mock-editor-context.ts'
import styles from './convert-dialog.module.css'
import { listTargets, planConversion } from './convert-group.ts'

type ConvertDialogProps = { group: NodeId; name: string; onClose(): void }

/** Another task for a group, with what it would lose said first. */
export function ConvertDialog({ group, name, onClose }: ConvertDialogProps) {
  const { store } = useMockEditing()
  const rules = useGroupRules()
  const change = useChange()
  const content = useDocument(store, (whole) => whole)
  const targets = listTargets(content, group, rules)
  const [chosen, setChosen] = useState(targets[0]?.id ?? '')
  const task = targets.find(({ id }) => id === chosen)
  const plan = task === undefined ? null : planConversion(content, group, task, rules)
  return (
    <ToolDialog title={`Convert ${name.toLowerCase()}`} onClose={onClose}>
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>To</span>
        <select
          className={fieldStyles.input}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {targets.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {plan !== null && (
        <div className={styles.report} role="status">
          {plan.losses.length === 0 ? (
            <p>Nothing is lost.</p>
          ) : (
            <>
              <p>This does not come along:</p>
              <ul>
                {plan.losses.map((loss) => (
                  <li key={loss}>{loss}</li>
                ))}
              </ul>
            </>
          )}
          <p className={styles.note}>It is one step. Undo brings everything back.</p>
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

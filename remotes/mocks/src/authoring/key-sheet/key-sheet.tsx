import { ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import { TextArea } from '@console/authoring/fields/text-area'
import { useDocument } from '@console/authoring/following/use-document'
import layout from '@console/authoring/styles/layout.module.css'
import table from '@console/authoring/styles/table.module.css'
import { listKeyGroups } from '@console/ielts'
import { Field } from '@console/shared/ui/field'
import { readKey } from '@console/shared/ui/read-key'
import { Button } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import {
  useChange,
  useGroupRules,
  useMockContent,
  useMockEditing,
} from '../../editing/mock-editor-context.ts'
import { SavingRule } from '../../explanation-store/saving-rule.tsx'
import { KeyRows } from './key-rows.tsx'
import styles from './key-sheet.module.css'
import { type NumberedAnswers, readPastedKey, toNumberedAnswers, writeKey } from './write-key.ts'

const nothing = { text: '', from: 1 }

type KeySheetProps = { onExplain(): void; onClose(): void }

/** All answers beside their questions, to be typed or pasted; pasted answers are previewed first. */
export function KeySheet({ onExplain, onClose }: KeySheetProps) {
  const { follow, tasks } = useGroupRules()
  const { health } = useMockEditing()
  const change = useChange()
  const content = useMockContent((whole) => whole)
  const issues = useDocument(health, (each) => each.issues)
  const [pasted, setPasted] = useState(nothing)
  const groups = listKeyGroups(content)
  const questions = groups.flatMap((group) => group.questions)
  const printed = readPastedKey(pasted.text, groups, pasted.from)
  const answers = toNumberedAnswers(printed.answers, groups)
  const changed = questions.filter(({ number, key }) => (answers.get(number) ?? key) !== key)
  const unknown = [...answers.keys()].filter((number) => !questions.some((each) => each.number === number))

  function apply(text: string, written: NumberedAnswers, mergeKey?: string) {
    change(text, writeKey(written, follow), mergeKey)
  }

  return (
    <ToolDialog
      title="Answer key"
      width="wide"
      action={
        <span className={layout.row}>
          <Button onClick={onExplain}>Explanations</Button>
          <Button onClick={onClose}>Close</Button>
        </span>
      }
      onClose={onClose}
    >
      <div className={layout.rows}>
        <SavingRule />
        <Field label="Paste a column of answers" note="one per line, with or without numbers">
          {(control) => (
            <TextArea
              {...control}
              className={styles.pasted}
              value={pasted.text}
              onText={(text) => setPasted({ ...nothing, text })}
            />
          )}
        </Field>
      </div>
      {pasted.text.trim() !== '' && (
        <p role="status">
          {toProposal(
            changed.length,
            unknown,
            printed.unread.map((line) => line.text),
          )}{' '}
          <Button
            type="primary"
            disabled={changed.length === 0}
            onClick={() => {
              apply('Paste the answer key', answers)
              setPasted(nothing)
            }}
          >
            Apply
          </Button>
        </p>
      )}
      <table className={`${table.table} ${styles.table}`} onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            {answers.size > 0 && <th scope="col">Pasted</th>}
          </tr>
        </thead>
        {groups.map((group) => (
          <KeyRows
            key={group.node.id}
            group={group}
            tasks={tasks}
            issues={issues}
            answers={answers}
            onAnswer={(number, answer) => apply('Answer', new Map([[number, answer]]), `key ${number}`)}
            onColumn={(from, text) => setPasted({ text, from })}
          />
        ))}
      </table>
    </ToolDialog>
  )
}

function toProposal(changes: number, unknown: readonly number[], unread: readonly string[]): string {
  const sentences = [
    changes === 0 ? 'Nothing would change.' : `${changes} answer${changes === 1 ? '' : 's'} would change.`,
    unknown.length > 0 && `There is no question ${unknown.join(', ')}.`,
    unread.length > 0 && `Not understood: “${unread.join('”, “')}”.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

/** Enter and the arrow keys move between answers. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const key = readKey(event)
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0
  if (by === 0 || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
  const inputs = [...event.currentTarget.querySelectorAll('input')]
  event.preventDefault()
  inputs[inputs.indexOf(event.target) + by]?.focus()
}

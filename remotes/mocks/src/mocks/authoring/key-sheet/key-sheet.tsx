import { ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import { useDocument } from '@console/authoring/following/use-document'
import { Button } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import fieldStyles from '../../controls/field.module.css'
import { type KeyQuestion, listKeyGroups } from '../../core/keys/key-group.ts'
import { useChange, useGroupRules, useMockEditing } from '../context/mock-editor-context.ts'
import { type KeyColumn, parseKeyColumn, writeKey } from './key-column.ts'
import styles from './key-sheet.module.css'

/** Opens the key of the whole mock as one sheet. */
export function KeySheetButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Answer key</Button>
      {isOpen && <KeySheet onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Every answer in a column that is typed into, or pasted over after a look at what would change. */
function KeySheet({ onClose }: { onClose(): void }) {
  const { store } = useMockEditing()
  const { follow } = useGroupRules()
  const change = useChange()
  const content = useDocument(store, (whole) => whole)
  const [pasted, setPasted] = useState('')
  const questions = listKeyGroups(content).flatMap((group) => group.questions)
  const column = parseKeyColumn(pasted)
  const changed = questions.filter(({ number, key }) => (column.get(number) ?? key) !== key)
  const strangers = [...column.keys()].filter((number) => !questions.some((each) => each.number === number))

  function apply() {
    change('Paste the answer key', writeKey(column, follow))
    setPasted('')
  }

  return (
    <ToolDialog
      title="Answer key"
      width="middle"
      action={<Button onClick={onClose}>Close</Button>}
      onClose={onClose}
    >
      <label className={fieldStyles.field}>
        <span className={fieldStyles.label}>
          Paste a column of answers{' '}
          <span className={fieldStyles.note}>one a line, with or without numbers</span>
        </span>
        <textarea
          className={fieldStyles.area}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </label>
      {column.size > 0 && (
        <p className={styles.proposal} role="status">
          {toProposal(changed.length, strangers)}{' '}
          <Button type="primary" disabled={changed.length === 0} onClick={apply}>
            Apply
          </Button>
        </p>
      )}
      <table className={styles.table} onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            {column.size > 0 && <th scope="col">Pasted</th>}
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <KeyRow
              key={question.number}
              question={question}
              column={column}
              onAnswer={(answer) =>
                change(
                  'Answer',
                  writeKey(new Map([[question.number, answer]]), follow),
                  `key ${question.number}`,
                )
              }
            />
          ))}
        </tbody>
      </table>
    </ToolDialog>
  )
}

type KeyRowProps = { question: KeyQuestion; column: KeyColumn; onAnswer(answer: string): void }

function KeyRow({ question: { number, text, key }, column, onAnswer }: KeyRowProps) {
  const next = column.get(number)
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{text}</td>
      <td>
        <input
          className={fieldStyles.input}
          aria-label={`Key of question ${number}`}
          value={key}
          autoComplete="off"
          onChange={({ target }) => onAnswer(target.value)}
        />
      </td>
      {column.size > 0 && (
        <td data-changed={(next !== undefined && next !== key) || undefined}>{next ?? ''}</td>
      )}
    </tr>
  )
}

function toProposal(changes: number, strangers: readonly number[]): string {
  const said =
    changes === 0 ? 'Nothing would change.' : `${changes} answer${changes === 1 ? '' : 's'} would change.`
  return strangers.length === 0 ? said : `${said} There is no question ${strangers.join(', ')}.`
}

/** Enter and the arrow keys go from answer to answer. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
  if (by === 0 || !(event.target instanceof HTMLInputElement)) return
  const inputs = [...event.currentTarget.querySelectorAll('input')]
  event.preventDefault()
  inputs[inputs.indexOf(event.target) + by]?.focus()
}

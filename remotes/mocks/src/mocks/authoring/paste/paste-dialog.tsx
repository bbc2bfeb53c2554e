import { DialogButtons, ToolDialog } from '@console/authoring/dialogs/tool-dialog'
import { useDocument } from '@console/authoring/following/use-document'
import { Button } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import fieldStyles from '../../controls/field.module.css'
import { listPartIds } from '../../core/document/mock-content.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { useChange, useGroupRules, useMockEditing } from '../context/mock-editor-context.ts'
import { applyPaste } from './apply-paste.ts'
import { parseTest } from './parse-test.ts'
import styles from './paste-dialog.module.css'
import { countParts, type PasteChoices, toPlans } from './paste-plan.ts'
import { PasteProposal } from './paste-proposal.tsx'

type PasteDialogProps = {
  /** The part that is open; null where there is none. */
  part: NodeId | null
  onClose(): void
}

/** The text of a printed test beside what it would become. Nothing changes before it is added. */
export function PasteDialog({ part, onClose }: PasteDialogProps) {
  const { store, open } = useMockEditing()
  const rules = useGroupRules()
  const change = useChange()
  const content = useDocument(store, (whole) => whole)
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<PasteChoices>({ tasks: {}, targets: {} })
  const read = useDeferredValue(text)
  const test = useMemo(() => parseTest(read), [read])
  const plans = toPlans(content, test, choices, part, rules)
  const questions = plans
    .flatMap(({ groups }) => groups)
    .reduce((sum, { answers }) => sum + answers.length, 0)
  const parts = countParts(rules, test.parts)
  const noun = rules.partNoun

  function add() {
    const before = listPartIds(store.read()).length
    change('Paste a printed test', applyPaste(plans, rules))
    const parts = listPartIds(store.read())
    const first = plans[0]?.target ?? parts[before]
    if (first !== undefined) open(first)
    onClose()
  }

  return (
    <ToolDialog title="Paste a printed test" width="wide" onClose={onClose}>
      <div className={styles.panes}>
        <label className={`${fieldStyles.field} ${styles.source}`}>
          <span className={fieldStyles.label}>
            Text of the test{' '}
            <span className={fieldStyles.note}>{noun}s, questions and, at the end, the answer key</span>
          </span>
          <textarea
            className={`${fieldStyles.area} ${styles.text}`}
            value={text}
            placeholder="Press Ctrl+V here"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <section className={styles.proposal} aria-label="Proposal">
          {read.trim() === '' ? (
            <p className={styles.help}>
              What is recognised stands here: which lines are a {noun}, which are questions, of which task,
              and what nobody could make anything of. Tasks can be changed, and so can the text; the mock
              changes only when you add it.
            </p>
          ) : (
            <PasteProposal test={test} part={part} choices={choices} onChoose={setChoices} />
          )}
        </section>
      </div>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" disabled={questions + parts === 0} onClick={add}>
          {toLabel(parts, questions, noun)}
        </Button>
      </DialogButtons>
    </ToolDialog>
  )
}

function toLabel(parts: number, questions: number, noun: string): string {
  const asked = `${questions} question${questions === 1 ? '' : 's'}`
  return parts === 0 ? `Add ${asked}` : `Add ${parts} ${noun}${parts === 1 ? '' : 's'}, ${asked}`
}

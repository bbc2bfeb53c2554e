import type { ReadableDocument } from '@console/shared/document/document-store'
import { useDocument } from '@console/shared/document/use-document'
import { removeNode, shiftNode } from '../document/mock-commands.ts'
import type { NodeId } from '../document/mock-content.ts'
import { useChange } from '../editor/mock-editor-context.ts'
import styles from './row-actions.module.css'

type RowActionsProps = { question: NodeId; inUse: ReadableDocument<readonly NodeId[]> }

/**
 * What can be done with a question, while its row is in use: in every row they would be most of what a long list is made of.
 * The focus stays in them: a row that changes its place on the page would lose it.
 */
export function RowActions({ question, inUse }: RowActionsProps) {
  const change = useChange()
  const isInUse = useDocument(inUse, (rows) => rows.includes(question))
  if (!isInUse) return null
  const move = (by: -1 | 1) => ({
    onClick({ currentTarget }: { currentTarget: HTMLElement }) {
      change('Move a question', shiftNode(question, by))
      queueMicrotask(() => currentTarget.focus())
    },
  })
  function remove(button: HTMLElement) {
    const fields = [...(button.closest('[role=list]')?.querySelectorAll('textarea') ?? [])]
    const index = fields.findIndex((field) => field.closest('[data-node]')?.contains(button))
    change('Remove a question', removeNode(question))
    queueMicrotask(() => (fields[index + 1] ?? fields[index - 1])?.focus())
  }
  return (
    <div className={styles.actions}>
      <button type="button" aria-label="Move question up" {...move(-1)}>
        ↑
      </button>
      <button type="button" aria-label="Move question down" {...move(1)}>
        ↓
      </button>
      <button
        type="button"
        aria-label="Remove question"
        onClick={({ currentTarget }) => remove(currentTarget)}
      >
        ×
      </button>
    </div>
  )
}

import { RowActions } from '@console/authoring/controls/row-actions'
import type { ReadableDocument } from '@console/authoring/document/document-store'
import fieldStyles from '@console/authoring/fields/field.module.css'
import { useDocument } from '@console/authoring/following/use-document'
import { type NodeId, removeNode, shiftNode } from '@console/ielts'
import { useRef } from 'react'
import { useChange } from '../../editing/mock-editor-context.ts'

type QuestionActionsProps = { question: NodeId; inUse: ReadableDocument<readonly NodeId[]> }

/**
 * Actions of the row that has the focus or the pointer; in every row they would be most of a long list’s elements. The
 * focus stays on them, since a moved row would lose it.
 */
export function QuestionActions({ question, inUse }: QuestionActionsProps) {
  const change = useChange()
  const box = useRef<HTMLDivElement>(null)
  const isInUse = useDocument(inUse, (rows) => rows.includes(question))
  if (!isInUse) return null
  function move(by: -1 | 1) {
    const focused = document.activeElement
    change('Move a question', shiftNode(question, by))
    queueMicrotask(() => focused instanceof HTMLElement && focused.focus())
  }
  function remove() {
    const fields = [...(box.current?.closest('[role=list]')?.querySelectorAll('textarea') ?? [])]
    const index = fields.findIndex((field) => field.closest('[data-node]')?.contains(box.current))
    change('Remove a question', removeNode(question))
    queueMicrotask(() => (fields[index + 1] ?? fields[index - 1])?.focus())
  }
  return (
    <div ref={box} className={fieldStyles.end}>
      <RowActions noun="question" onMove={move} onRemove={remove} />
    </div>
  )
}

import { useDocumentOnPause } from '@console/authoring/following/use-document'
import layout from '@console/authoring/styles/layout.module.css'
import { listPartIds, type NodeId, readNode, toAmount, toPlaceKey, toRef } from '@console/ielts'
import { useState } from 'react'
import { TestTitle } from '../../authoring/editor/test-title.tsx'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import { AnswerBox } from './answer-box.tsx'
import { TaskPaper } from './task-paper.tsx'

/** The open task as candidates see it, with a field to try it. */
export function WritingPreview({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const number = useDocumentOnPause(store, (content) => listPartIds(content).indexOf(id) + 1)
  const node = useDocumentOnPause(store, ({ nodes }) => readNode(nodes, toRef('writing.part', id)))
  const [answer, setAnswer] = useState('')
  if (node === undefined) return null
  return (
    <article className={layout.stack}>
      <TestTitle />
      <div data-edits={toPlaceKey({ node: id, field: 'task' })}>
        <TaskPaper
          number={number}
          minutes={toAmount(node.fields.timelimit)}
          task={node.fields.task ?? ''}
          image={node.fields.image ?? ''}
        />
      </div>
      <AnswerBox
        number={number}
        answer={answer}
        least={toAmount(node.fields.wordlimit)}
        onAnswer={setAnswer}
        rows={6}
      />
    </article>
  )
}

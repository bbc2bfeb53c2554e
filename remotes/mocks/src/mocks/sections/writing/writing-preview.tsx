import { useDocumentOnPause } from '@console/authoring/following/use-document'
import { useState } from 'react'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { TestTitle } from '../../authoring/editor/test-title.tsx'
import { listPartIds, readNode } from '../../core/document/mock-content.ts'
import { type NodeId, toRef } from '../../core/document/mock-node.ts'
import { toAmount } from '../../core/document/typed-number.ts'
import { AnswerBox } from './answer-box.tsx'
import { TaskPaper } from './task-paper.tsx'
import styles from './writing-preview.module.css'

/** The open task as candidates see it, with a box to try it in. */
export function WritingPreview({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const number = useDocumentOnPause(store, (content) => listPartIds(content).indexOf(id) + 1)
  const node = useDocumentOnPause(store, ({ nodes }) => readNode(nodes, toRef('writing.part', id)))
  const [answer, setAnswer] = useState('')
  if (node === undefined) return null
  return (
    <article className={styles.preview}>
      <TestTitle />
      <TaskPaper
        number={number}
        minutes={toAmount(node.fields.timelimit)}
        task={node.fields.task ?? ''}
        image={node.fields.image ?? ''}
      />
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

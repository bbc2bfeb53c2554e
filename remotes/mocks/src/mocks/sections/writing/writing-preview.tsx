import { useLaterDocument } from '@console/shared/document/use-later-document'
import { useState } from 'react'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { TestTitle } from '../../authoring/editor/test-title.tsx'
import { mockId, type NodeId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import { toAmount } from '../../core/document/typed-number.ts'
import { AnswerBox } from './answer-box.tsx'
import { TaskPaper } from './task-paper.tsx'
import styles from './writing-preview.module.css'

/** The open task as candidates see it, with a box to try it in. */
export function WritingPreview({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const number = useLaterDocument(store, ({ nodes }) => (nodes[mockId]?.lists['parts']?.indexOf(id) ?? 0) + 1)
  const node = useLaterDocument(store, ({ nodes }) => nodes[id])
  const [answer, setAnswer] = useState('')
  if (node === undefined) return null
  return (
    <article className={styles.preview}>
      <TestTitle />
      <TaskPaper
        number={number}
        minutes={toAmount(node.fields['timelimit'])}
        task={readText(node, 'task')}
        image={readText(node, 'image')}
      />
      <AnswerBox
        number={number}
        answer={answer}
        least={toAmount(node.fields['wordlimit'])}
        onAnswer={setAnswer}
        rows={6}
      />
    </article>
  )
}

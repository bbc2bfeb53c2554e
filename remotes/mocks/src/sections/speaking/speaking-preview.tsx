import { useDocumentOnPause } from '@console/authoring/following/use-document'
import layout from '@console/authoring/styles/layout.module.css'
import { listIds, type NodeId, readField, readNode, toAmount, toPlaceKey, toRef } from '@console/ielts'
import { memo } from 'react'
import { TestTitle } from '../../authoring/editor/test-title.tsx'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import paper from '../../preview/paper.module.css'
import { CandidateCard } from './candidate-card.tsx'
import { PartTimer } from './part-timer.tsx'
import styles from './speaking-preview.module.css'

/** The open part as examiner and candidate see it. */
export function SpeakingPreview({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const part = toRef('speaking.part', id)
  const fields = useDocumentOnPause(store, ({ nodes }) => readNode(nodes, part)?.fields)
  const questions = useDocumentOnPause(store, ({ nodes }) => listIds(nodes, part, 'questions'))
  if (fields === undefined) return null
  const preparation = toAmount(fields.preparation_time)
  const talk = toAmount(fields.talk_time)
  return (
    <article className={layout.stack}>
      <TestTitle />
      <PartTimer key={`${preparation} ${talk}`} preparation={preparation} talk={talk} />
      <div className={paper.passage}>
        <p className={paper.head}>
          <strong>Speaking Part {fields.part}</strong>
        </p>
        {fields.cue_card && <CandidateCard card={fields.cue_card} />}
        <ol className={`${layout.plain} ${styles.questions}`}>
          {questions.map((question) => (
            <PreviewQuestion key={question} id={question} />
          ))}
        </ol>
      </div>
    </article>
  )
}

const PreviewQuestion = memo(function PreviewQuestion({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const text = useDocumentOnPause(store, ({ nodes }) =>
    readField(nodes, toRef('speaking.question', id), 'text'),
  )
  return (
    <li dir="auto" className={styles.question} data-edits={toPlaceKey({ node: id, field: 'text' })}>
      {text}
    </li>
  )
})

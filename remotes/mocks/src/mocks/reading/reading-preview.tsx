import { useDocument } from '@console/shared/document/use-document'
import { useDeferredValue } from 'react'
import type { NodeId } from '../document/mock-content.ts'
import fieldStyles from '../editor/field.module.css'
import { useMockEditing } from '../editor/mock-editor-context.ts'
import { AnswerControl } from './answer-control.tsx'
import { PassageQuestions, PassageText } from './reading-paper.tsx'

/** The open passage as candidates see it. */
export function ReadingPreview({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  // Typing in the editor comes first; the paper follows.
  const content = useDeferredValue(useDocument(store, (whole) => whole))
  return (
    <article className={fieldStyles.field}>
      <PassageText content={content} id={id} />
      <PassageQuestions
        content={content}
        id={id}
        answer={({ number }, group) => <AnswerControl number={number} group={group} />}
      />
    </article>
  )
}

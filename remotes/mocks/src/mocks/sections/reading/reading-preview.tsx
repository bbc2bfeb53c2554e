import { useDocumentOnPause } from '@console/authoring/following/use-document'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import fieldStyles from '../../controls/field.module.css'
import type { NodeId } from '../../core/document/mock-node.ts'
import { AnswerControl } from '../../paper/answer-control.tsx'
import { PartQuestions, QuestionList } from '../../paper/part-questions.tsx'
import { PassageText } from './passage-text.tsx'

/** The open passage as candidates see it. */
export function ReadingPreview({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const content = useDocumentOnPause(store, (whole) => whole)
  return (
    <article className={fieldStyles.field}>
      <PassageText content={content} id={id} />
      <PartQuestions content={content} id={id} noun="passage">
        {(group) => (
          <QuestionList
            group={group}
            answer={({ number }) => <AnswerControl number={number} group={group} />}
          />
        )}
      </PartQuestions>
    </article>
  )
}

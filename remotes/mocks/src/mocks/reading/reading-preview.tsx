import { useLaterDocument } from '@console/shared/document/use-later-document'
import type { NodeId } from '../document/mock-content.ts'
import fieldStyles from '../editor/field.module.css'
import { useMockEditing } from '../editor/mock-editor-context.ts'
import { AnswerControl } from '../questions/answer-control.tsx'
import { PartQuestions, QuestionList } from '../questions/part-questions.tsx'
import { PassageText } from './passage-text.tsx'

/** The open passage as candidates see it. */
export function ReadingPreview({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const content = useLaterDocument(store, (whole) => whole)
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

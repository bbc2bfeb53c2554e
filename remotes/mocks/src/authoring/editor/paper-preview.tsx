import fieldStyles from '@console/authoring/fields/field.module.css'
import { useDocumentOnPause } from '@console/authoring/following/use-document'
import type { NodeId } from '@console/ielts'
import type { ComponentType } from 'react'
import { useMockEditing } from '../../editing/mock-editor-context.ts'
import { AnswerControl } from '../../preview/answer-control.tsx'
import type { PrintedPartProps } from '../../preview/part-questions.tsx'

/** Previews the open part as candidates see it. */
export function PaperPreview({ id, Paper }: { id: NodeId; Paper: ComponentType<PrintedPartProps> }) {
  const content = useDocumentOnPause(useMockEditing().store, (whole) => whole)
  return (
    <article className={fieldStyles.field}>
      <Paper
        content={content}
        id={id}
        answer={({ number }, group) => <AnswerControl number={number} group={group} />}
      />
    </article>
  )
}

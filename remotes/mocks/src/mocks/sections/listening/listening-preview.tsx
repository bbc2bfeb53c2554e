import { useDocumentOnPause } from '@console/authoring/following/use-document'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import type { NodeId } from '../../core/document/mock-node.ts'
import { AnswerControl } from '../../paper/answer-control.tsx'
import { PartPaper } from './part-paper.tsx'

/** The open part as candidates see it. */
export function ListeningPreview({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const content = useDocumentOnPause(store, (whole) => whole)
  return (
    <article>
      <PartPaper
        content={content}
        id={id}
        answer={({ number }, group) => <AnswerControl number={number} group={group} />}
      />
    </article>
  )
}

import { useDocument } from '@console/shared/document/use-document'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { PartHead } from '../../authoring/editor/part-head.tsx'
import { NodeText } from '../../authoring/fields/node-fields.tsx'
import styles from '../../authoring/questions/part.module.css'
import { TaskPicker } from '../../authoring/questions/task-picker.tsx'
import { mockId, type NodeId } from '../../core/document/mock-content.ts'
import { ListeningGroup } from './listening-group.tsx'
import { toPartTotal } from './part-total.ts'

/** One part of the recording: what is heard, and the groups of questions on it. */
export function ListeningPart({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const number = useDocument(store, ({ nodes }) => (nodes[mockId]?.lists['parts']?.indexOf(id) ?? 0) + 1)
  const groups = useDocument(store, ({ nodes }) => nodes[id]?.lists['questions']) ?? none
  const total = useDocument(store, (content) => toPartTotal(content, id))
  return (
    <>
      <PartHead id={id} title={`Part ${number}`} noun="part" />
      <div className={styles.fields}>
        <NodeText
          node={id}
          field="title"
          label="Title"
          placeholder="What is heard, such as: a talk to new volunteers"
          hint={total}
        />
        {groups.map((group) => (
          <ListeningGroup key={group} id={group} />
        ))}
        <TaskPicker part={id} />
      </div>
    </>
  )
}

const none: readonly NodeId[] = []

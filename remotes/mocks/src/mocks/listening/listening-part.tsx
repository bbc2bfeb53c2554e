import { useDocument } from '@console/shared/document/use-document'
import { mockId, type NodeId } from '../document/mock-content.ts'
import { useMockEditing } from '../editor/mock-editor-context.ts'
import { NodeText } from '../editor/node-fields.tsx'
import { PartHead } from '../editor/part-head.tsx'
import styles from '../questions/part.module.css'
import { TaskPicker } from '../tasks/task-picker.tsx'
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

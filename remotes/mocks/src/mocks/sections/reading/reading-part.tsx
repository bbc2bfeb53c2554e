import { useDocument } from '@console/shared/document/use-document'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { PartHead } from '../../authoring/editor/part-head.tsx'
import { NodeText } from '../../authoring/fields/node-fields.tsx'
import styles from '../../authoring/questions/part.module.css'
import { TaskPicker } from '../../authoring/questions/task-picker.tsx'
import { mockId, type NodeId } from '../../core/document/mock-content.ts'
import { countWords, readText } from '../../core/document/read-node.ts'
import { ParagraphList } from './paragraph-list.tsx'
import { ReadingGroup } from './reading-group.tsx'

/** One passage: its text, and the groups of questions on it. */
export function ReadingPart({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const number = useDocument(store, ({ nodes }) => (nodes[mockId]?.lists['passages']?.indexOf(id) ?? 0) + 1)
  const groups = useDocument(store, ({ nodes }) => nodes[id]?.lists['questions']) ?? none
  const words = useDocument(store, ({ nodes }) =>
    (nodes[id]?.lists['paragraphs'] ?? none).reduce(
      (sum, paragraph) => sum + countWords(readText(nodes[paragraph], 'content')),
      0,
    ),
  )
  return (
    <>
      <PartHead id={id} title={`Passage ${number}`} noun="passage" />
      <div className={styles.fields}>
        <NodeText node={id} field="title" label="Title" />
        <ParagraphList part={id} words={words} />
        {groups.map((group) => (
          <ReadingGroup key={group} id={group} />
        ))}
        <TaskPicker part={id} />
      </div>
    </>
  )
}

const none: readonly NodeId[] = []

import { useDocument } from '@console/shared/document/use-document'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { PartHead } from '../../authoring/editor/part-head.tsx'
import { ImageField } from '../../authoring/fields/image-field.tsx'
import { NodeNumber, NodeText } from '../../authoring/fields/node-fields.tsx'
import { mockId, type NodeId } from '../../core/document/mock-content.ts'
import { countWords, readText } from '../../core/document/read-node.ts'
import styles from './writing-part.module.css'

/** One task of a writing test. */
export function WritingPart({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  const number = useDocument(store, ({ nodes }) => (nodes[mockId]?.lists['parts']?.indexOf(id) ?? 0) + 1)
  const words = useDocument(store, ({ nodes }) => countWords(readText(nodes[id], 'task')))
  return (
    <>
      <PartHead id={id} title={`Task ${number}`} noun="task" />
      <div className={styles.fields}>
        <div className={styles.numbers}>
          <NodeNumber node={id} field="timelimit" label="Time" unit="min" />
          <NodeNumber node={id} field="wordlimit" label="At least" unit="words" />
          <NodeNumber node={id} field="marks" label="Marks" />
        </div>
        <NodeText
          node={id}
          field="task"
          label="Text"
          isLong
          className={styles.task}
          hint={`${words} words. Lines that begin with • are a list.`}
        />
        <ImageField
          node={id}
          label="Image"
          note="address, optional"
          alt="Chart, map or diagram of the task"
        />
      </div>
    </>
  )
}

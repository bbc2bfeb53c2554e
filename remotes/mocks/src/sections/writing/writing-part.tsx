import layout from '@console/authoring/styles/layout.module.css'
import { countWords, type NodeId, readField, toRef } from '@console/ielts'
import { PartHead } from '../../authoring/editor/part-head.tsx'
import { ImageField } from '../../authoring/fields/image-field.tsx'
import { NodeNumber, NodeText } from '../../authoring/fields/node-fields.tsx'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import styles from './writing-part.module.css'

export function WritingPart({ id }: { id: NodeId }) {
  const part = toRef('writing.part', id)
  const words = useMockContent(({ nodes }) => countWords(readField(nodes, part, 'task')))
  return (
    <>
      <PartHead id={id} noun="task" />
      <div className={layout.form}>
        <div className={styles.numbers}>
          <NodeNumber node={part} field="timelimit" label="Time" unit="min" />
          <NodeNumber node={part} field="wordlimit" label="At least" unit="words" isWhole />
          <NodeNumber node={part} field="marks" label="Marks" />
        </div>
        <NodeText
          node={part}
          field="task"
          label="Text"
          isLong
          className={styles.task}
          hint={`${words} words. Lines that begin with • are a list.`}
        />
        <ImageField
          node={part}
          label="Picture"
          note="address, optional"
          alt="Chart, map or diagram of the task"
        />
      </div>
    </>
  )
}

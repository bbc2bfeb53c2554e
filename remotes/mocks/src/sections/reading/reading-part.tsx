import layout from '@console/authoring/styles/layout.module.css'
import { countWords, listGroupIds, listNodes, type NodeId, toRef } from '@console/ielts'
import { PartHead } from '../../authoring/editor/part-head.tsx'
import { NodeText } from '../../authoring/fields/node-fields.tsx'
import { TaskPicker } from '../../authoring/questions/task-picker.tsx'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import { ParagraphList } from './paragraph-list.tsx'
import { ReadingGroup } from './reading-group.tsx'

export function ReadingPart({ id }: { id: NodeId }) {
  const part = toRef('reading.part', id)
  const groups = useMockContent(({ nodes }) => listGroupIds(nodes, id))
  const words = useMockContent(({ nodes }) =>
    listNodes(nodes, part, 'paragraphs').reduce((sum, { fields }) => sum + countWords(fields.content), 0),
  )
  return (
    <>
      <PartHead id={id} noun="passage" />
      <div className={layout.form}>
        <NodeText node={part} field="title" label="Title" />
        <ParagraphList part={id} words={words} />
        {groups.map((group) => (
          <ReadingGroup key={group} id={group} />
        ))}
        <TaskPicker part={id} />
      </div>
    </>
  )
}

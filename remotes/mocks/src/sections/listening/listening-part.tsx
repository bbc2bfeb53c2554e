import layout from '@console/authoring/styles/layout.module.css'
import { listGroupIds, type NodeId, toRef } from '@console/ielts'
import { toPartTotal } from '@console/ielts/sections'
import { PartHead } from '../../authoring/editor/part-head.tsx'
import { NodeText } from '../../authoring/fields/node-fields.tsx'
import { TaskPicker } from '../../authoring/questions/task-picker.tsx'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import { ListeningGroup } from './listening-group.tsx'

export function ListeningPart({ id }: { id: NodeId }) {
  const groups = useMockContent(({ nodes }) => listGroupIds(nodes, id))
  const total = useMockContent((content) => toPartTotal(content, id))
  return (
    <>
      <PartHead id={id} noun="part" />
      <div className={layout.form}>
        <NodeText
          node={toRef('listening.part', id)}
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

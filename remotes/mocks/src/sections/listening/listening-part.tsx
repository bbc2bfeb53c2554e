import layout from '@console/authoring/styles/layout.module.css'
import { listGroupIds, type NodeId, readField, toRef } from '@console/ielts'
import { toPartTotal } from '@console/ielts/sections'
import { PartHead } from '../../authoring/editor/part-head.tsx'
import { NodeText } from '../../authoring/fields/node-fields.tsx'
import { GroupFrame } from '../../authoring/questions/group-frame.tsx'
import { SetKey } from '../../authoring/questions/set-key.tsx'
import { TaskPicker } from '../../authoring/questions/task-picker.tsx'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import { BodyEditor, groupEditors } from './listening-editors.tsx'

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

function ListeningGroup({ id }: { id: NodeId }) {
  const group = toRef('listening.group', id)
  const type = useMockContent(({ nodes }) => readField(nodes, group, 'type'))
  const Editor = type === undefined ? BodyEditor : groupEditors[type]
  return (
    <GroupFrame group={group}>
      {({ first, kind }) => (
        <>
          <Editor id={id} first={first} kind={kind} />
          {kind === 'set' && <SetKey group={id} />}
        </>
      )}
    </GroupFrame>
  )
}

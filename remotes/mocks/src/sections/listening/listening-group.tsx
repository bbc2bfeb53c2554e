import { type NodeId, readField, toRef } from '@console/ielts'
import { GroupFrame } from '../../authoring/questions/group-frame.tsx'
import { SetKey } from '../../authoring/questions/set-key.tsx'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import { BodyEditor, groupEditors } from './listening-editors.tsx'

export function ListeningGroup({ id }: { id: NodeId }) {
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

import { readBody } from '@console/ielts/document/listening-body'
import { readField, readNode } from '@console/ielts/document/mock-content'
import { type NodeId, toRef } from '@console/ielts/document/mock-node'
import { toTraits } from '@console/ielts/document/question-type'
import { useMockContent } from '../../authoring/context/mock-editor-context.ts'
import { ImageField } from '../../authoring/fields/image-field.tsx'
import { GroupFrame } from '../../authoring/questions/group-frame.tsx'
import { SetKey } from '../../authoring/questions/set-key.tsx'
import { LineList } from './line-list.tsx'
import { TableGrid } from './table-grid.tsx'

/** Questions of one type on a part of the recording, with their key. */
export function ListeningGroup({ id }: { id: NodeId }) {
  // A body is what it is, whatever its type says.
  const group = toRef('listening.group', id)
  const form = useMockContent(({ nodes }) => readBody(nodes, readNode(nodes, group)).form)
  const hasImage = useMockContent(({ nodes }) => Boolean(readField(nodes, group, 'image')))
  const title = useMockContent(({ nodes }) => readField(nodes, group, 'title')) ?? ''
  return (
    <GroupFrame group={group}>
      {({ first, kind, type }) => {
        const { noun } = toTraits(type)
        return (
          <>
            {(type === 'map_labeling' || hasImage) && (
              <ImageField
                node={group}
                label={type === 'map_labeling' ? 'Map or plan' : 'Picture'}
                note="address; the title says what it shows"
                alt={title}
              />
            )}
            {form === 'table' && <TableGrid group={id} first={first} />}
            {form === 'items' && (
              <LineList group={id} first={first} kind={kind} hasGaps={noun !== 'question'} noun={noun} />
            )}
            {form === 'unknown' && (
              <p>This console cannot show what these questions ask. It is kept as it is.</p>
            )}
            {kind === 'set' && <SetKey group={id} />}
          </>
        )
      }}
    </GroupFrame>
  )
}

import { useDocument } from '@console/shared/document/use-document'
import { useMockEditing } from '../../authoring/context/mock-editor-context.ts'
import { ImageField } from '../../authoring/fields/image-field.tsx'
import { GroupFrame } from '../../authoring/questions/group-frame.tsx'
import { SetKey } from '../../authoring/questions/set-key.tsx'
import { isJsonObject } from '../../core/document/json.ts'
import type { NodeId } from '../../core/document/mock-content.ts'
import { readText } from '../../core/document/read-node.ts'
import { gapTypes } from './group-body.ts'
import { LineList } from './line-list.tsx'
import { toTypeLabel } from './listening-types.ts'
import { TableGrid } from './table-grid.tsx'

const flowCharts: readonly string[] = ['flow_chart_fill_in_the_blanks', 'flow_chart_drag_and_drop']

/** Questions of one type on a part of the recording, with their key. */
export function ListeningGroup({ id }: { id: NodeId }) {
  const { store } = useMockEditing()
  // A body is what it is, whatever its type says.
  const isTable = useDocument(store, ({ nodes }) => isJsonObject(nodes[id]?.fields['question']))
  const hasImage = useDocument(store, ({ nodes }) => readText(nodes[id], 'image') !== '')
  const title = useDocument(store, ({ nodes }) => readText(nodes[id], 'title'))
  return (
    <GroupFrame id={id} toTypeLabel={toTypeLabel}>
      {({ first, kind, type }) => {
        const hasGaps = gapTypes.includes(type)
        const noun = flowCharts.includes(type) ? 'step' : hasGaps ? 'line' : 'question'
        return (
          <>
            {(type === 'map_labeling' || hasImage) && (
              <ImageField
                node={id}
                label={type === 'map_labeling' ? 'Map or plan' : 'Image'}
                note="address; the title says what it shows"
                alt={title}
              />
            )}
            {isTable ? (
              <TableGrid group={id} first={first} />
            ) : (
              <LineList group={id} first={first} kind={kind} hasGaps={hasGaps} noun={noun} />
            )}
            {kind === 'set' && <SetKey group={id} />}
          </>
        )
      }}
    </GroupFrame>
  )
}

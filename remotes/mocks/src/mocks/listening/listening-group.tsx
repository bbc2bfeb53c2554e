import { useDocument } from '@console/shared/document/use-document'
import { isJsonObject } from '../document/json.ts'
import type { NodeId } from '../document/mock-content.ts'
import { readText } from '../document/read-node.ts'
import { ImageField } from '../editor/image-field.tsx'
import { useMockEditing } from '../editor/mock-editor-context.ts'
import { GroupFrame } from '../questions/group-frame.tsx'
import { SetKey } from '../questions/set-key.tsx'
import { gapTypes } from '../tasks/group-draft.ts'
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

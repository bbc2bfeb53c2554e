import { ActionButton } from '@console/authoring/controls/action-button'
import type { NodeId } from '@console/ielts'
import { readTableSource, type SourceTable, toSourceRows, writeTableSource } from '@console/ielts/sections'
import { isSame } from '@console/values/json/json-document'
import { CellGrid } from '../../authoring/grid/cell-grid.tsx'
import { useGroupChange } from '../../authoring/questions/use-group-change.ts'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import { QuestionRows, type QuestionRowsProps } from './question-rows.tsx'
import { SourceCellField } from './source-cell-field.tsx'

/** A table, or the list that its questions are where nothing divides them into cells. */
export function TableRows(props: QuestionRowsProps) {
  const { group, isKeyApart } = props
  const change = useGroupChange(group)
  const table = useMockContent((content) => readTableSource(content, group), isSame)
  if (table !== null && !isKeyApart) return <GapTableGrid group={group} first={props.first} table={table} />
  return (
    <>
      <QuestionRows {...props} />
      {!isKeyApart && (
        <ActionButton
          look="framed"
          onClick={() =>
            change('Make a table', (content) =>
              writeTableSource(group, toSourceRows(content, group))(content),
            )
          }
        >
          Make a table
        </ActionButton>
      )}
    </>
  )
}

type GapTableGridProps = { group: NodeId; first: number; table: SourceTable }

function GapTableGrid({ group, first, table }: GapTableGridProps) {
  const change = useGroupChange(group)
  const ids = table.rows.flat(2).flatMap((run) => (typeof run === 'string' ? [] : [run.id]))
  const edit = (name: string, next: SourceTable, mergeKey?: string) =>
    change(name, writeTableSource(group, next), mergeKey)
  return (
    <CellGrid group={group} table={table} empty={() => []} onEdit={edit}>
      {(row, column) => (
        <SourceCellField
          place={`${group} cell ${row} ${column}`}
          row={row}
          column={column}
          table={table}
          numberOf={(id) => first + ids.indexOf(id)}
          onEdit={edit}
        />
      )}
    </CellGrid>
  )
}

import { ActionButton } from '@console/authoring/controls/action-button'
import layout from '@console/authoring/styles/layout.module.css'
import { useEditorParts } from '../../context/editor-context.ts'
import type { TableSectionShape } from '../../document/section-shape.ts'
import styles from './table-editor.module.css'
import { TableEditor } from './table-editor.tsx'

export function TableSectionEditor({ section }: { section: TableSectionShape }) {
  const { tables } = useEditorParts()
  return section.tables.map((table) => {
    const place = { sectionId: section.id, tableId: table.id }
    if ('columns' in table) return <TableEditor key={table.id} place={place} table={table} />
    return (
      <div key={table.id} className={styles.unreadable}>
        <p className={layout.plain}>
          What is stored here is not a table the console can read. It stays as it is until you start a new
          one.
        </p>
        <pre>{`${table.columnsText}\n${table.rowsText}`}</pre>
        <ActionButton look="plain" onClick={() => tables.startAnew(place)}>
          Start a new table
        </ActionButton>
      </div>
    )
  })
}

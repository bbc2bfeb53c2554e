import { ActionButton } from '@console/authoring/controls/action-button'
import { MenuButton } from '@console/authoring/controls/menu-button'
import layout from '@console/authoring/styles/layout.module.css'
import { EllipsisVertical, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useEditorParts } from '../../context/editor-context.ts'
import type { TableShape } from '../../document/section-shape.ts'
import { type CellPosition, headingRow, type TableKey } from '../../document/table-commands.ts'
import { ArticleTableCell } from './article-table-cell.tsx'
import styles from './table-editor.module.css'
import { listColumnItems, listRowItems } from './table-menu.ts'

type TableEditorProps = { place: TableKey; table: TableShape }

/** A table edited cell by cell. The menus on rows and columns need a pointer; the one below works by keyboard too. */
export function TableEditor({ place, table }: TableEditorProps) {
  const { tables } = useEditorParts()
  const { columns, rows } = table
  const first = columns[0]?.id ?? ''
  const current = useRef<CellPosition>({ row: headingRow, column: first })
  const toLabel = (index: number) => columns[index]?.text || `Column ${index + 1}`

  /** The cell last edited, or another existing one. */
  function readCurrent(): CellPosition {
    const { row, column } = current.current
    return {
      row: rows.some(({ id }) => id === row) ? row : headingRow,
      column: columns.some(({ id }) => id === column) ? column : first,
    }
  }

  return (
    <div className={styles.editor}>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr className={styles.handles}>
              <td />
              {columns.map(({ id }, index) => (
                <td key={id}>
                  <MenuButton
                    label={`Column ${index + 1}`}
                    tabIndex={-1}
                    look="smallIcon"
                    className={styles.handle}
                    listItems={() => listColumnItems(tables, place, { row: headingRow, column: id })}
                  >
                    <EllipsisVertical size={14} aria-hidden className={styles.lying} />
                  </MenuButton>
                </td>
              ))}
            </tr>
            <tr>
              <td />
              {columns.map(({ id }, index) => (
                <th key={id} scope="col" className={styles.cell}>
                  <ArticleTableCell
                    {...place}
                    row={headingRow}
                    column={id}
                    label={`Heading of column ${index + 1}`}
                    current={current}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row.id}>
                <td className={styles.rowHandle}>
                  <MenuButton
                    label={`Row ${rowIndex + 1}`}
                    tabIndex={-1}
                    look="smallIcon"
                    className={styles.handle}
                    listItems={() => listRowItems(tables, place, { row: row.id, column: first })}
                  >
                    <EllipsisVertical size={14} aria-hidden />
                  </MenuButton>
                </td>
                {columns.map(({ id }, index) => (
                  <td key={id} className={styles.cell}>
                    <ArticleTableCell
                      {...place}
                      row={row.id}
                      column={id}
                      label={`${toLabel(index)}, row ${rowIndex + 1}`}
                      current={current}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={`${layout.row} ${styles.footer}`}>
        <ActionButton look="plain" onClick={() => tables.appendRow(place)}>
          <Plus size={14} aria-hidden /> Row
        </ActionButton>
        <ActionButton
          look="plain"
          onClick={() =>
            tables.addColumn(place, { row: headingRow, column: columns.at(-1)?.id ?? '' }, 'right')
          }
        >
          <Plus size={14} aria-hidden /> Column
        </ActionButton>
        <MenuButton
          look="plain"
          label="Row and column of the last cell"
          listItems={() => {
            const cell = readCurrent()
            return [...listRowItems(tables, place, cell), 'line', ...listColumnItems(tables, place, cell)]
          }}
        >
          Row and column…
        </MenuButton>
        <span className={styles.hint}>
          Enter goes down. Cells copied from a spreadsheet or a web page can be pasted.
        </span>
      </div>
    </div>
  )
}

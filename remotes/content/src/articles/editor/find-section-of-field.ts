import type { ArticleContent, Section } from '../document/article-content.ts'
import { isReadableTable } from '../document/article-content.ts'
import type { Id } from '../document/article-document.ts'
import { headingRow } from '../document/table-commands.ts'
import { cellPart, itemPart, titlePart } from '../edits/focus-parts.ts'

/** A field of a section: `part` identifies it for focusing, `name` is its label, empty for the section itself. */
export type FieldLocation = { section: Id; part: string; name: string }

/**
 * Finds the field for a wire path in a server message, such as `contents.1.paragraphs.0.paragraph` or
 * `contents[0].table_data[0].table_rows[2][1]`. Null if it is in no section.
 */
export function findSectionOfField({ order, sections }: ArticleContent, field: string): FieldLocation | null {
  const [first, index, ...steps] = field.split(/[.[\]]+/).filter((step) => step !== '')
  const id = first === 'contents' ? order[Number(index)] : undefined
  const section = id === undefined ? undefined : sections[id]
  return section === undefined ? null : findPlace(section, steps)
}

function findPlace(section: Section, [list, index, name, row, column]: string[]): FieldLocation {
  const whole = { section: section.id, part: titlePart(section.id), name: list === 'title' ? 'Title' : '' }
  if ('items' in section) {
    const item = section.items[Number(index)]
    if (item === undefined) return whole
    const noun = section.content_type === 'list' ? 'Item' : 'Paragraph'
    return { ...whole, part: itemPart(item.id), name: `${noun} ${Number(index) + 1}` }
  }
  const table = section.content_type === 'table' ? section.tables[Number(index)] : undefined
  if (table === undefined || !isReadableTable(table)) return whole
  const isHeading = name === 'table_columns'
  const place = isHeading ? { row: headingRow, column: row } : { row: table.rows[Number(row)]?.id, column }
  const [cell = table.columns[0]] = [table.columns[Number(place.column ?? 0)]]
  if (place.row === undefined || cell === undefined) return whole
  const columnName = `column ${table.columns.indexOf(cell) + 1}`
  return {
    ...whole,
    part: cellPart(place.row, cell.id),
    name: isHeading ? `Heading of ${columnName}` : `Row ${Number(row) + 1}, ${columnName}`,
  }
}

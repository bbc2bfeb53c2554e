import { parseCells } from '@console/authoring/lists/parse-cells'
import { type Grid, setCell, setHeading } from '@console/ielts/sections'
import { toGapText } from '@console/printed-tests/list'
import type { ListField, ListPaste } from '../../editing/list-paste.ts'

type CellOf<Of extends Grid> = Of['rows'][number][number]

type CellRules<Of extends Grid> = {
  empty(): CellOf<Of>
  /** A cell with the pasted text, in which a printed gap is `_____`. */
  read(text: string, was: CellOf<Of>): CellOf<Of>
}

/** Fills rows and columns copied from a spreadsheet or Word, possibly with a heading row, from the cell of the field on. */
export function fillCells<Of extends Grid>(
  table: Of,
  text: string,
  { group, at: [row, column] }: ListField,
  { empty, read }: CellRules<Of>,
): { table: Of } & Omit<ListPaste, 'command'> {
  const grid = parseGrid(text)
  let filled = table
  for (const [down, cells] of grid.entries()) {
    const at = Number(row) + down
    if (at === filled.rows.length) filled = { ...filled, rows: [...filled.rows, []] }
    for (const [right, cell] of cells.entries()) {
      const to = Number(column) + right
      filled =
        at === -1
          ? setHeading(filled, to, cell)
          : setCell(filled, at, to, read(cell, filled.rows[at]?.[to] ?? empty()), empty)
    }
  }
  return {
    table: filled,
    name: 'Paste cells',
    message: `${grid.flat().length} cells filled`,
    findFocus: () => `${group} cell ${Number(row) + grid.length - 1} ${column}`,
  }
}

/** Parses tables without tabs: cells between bars, with dashes below the headings. */
function parseGrid(text: string): string[][] {
  const rows = parseCells(text.replaceAll(/[\r\n]+/g, '\n').replace(/^\n/, ''))
  const isBarred = rows.every(([first = '', ...others]) => others.length === 0 && first.includes('|'))
  const cells = isBarred
    ? rows.flatMap(([line = '']) =>
        /^[|\s:-]+$/.test(line) ? [] : [line.replaceAll(/^\||\|$/g, '').split('|')],
      )
    : rows
  return cells.map((row) => row.map((cell) => toGapText(cell.trim())))
}

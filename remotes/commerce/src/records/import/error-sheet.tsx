import { Button } from 'antd'
import { saveRows } from '../creation/save-rows.ts'
import { type ImportSheet, isNoteColumn, noteColumns } from './read-rows.ts'

type ErrorSheetProps = {
  /** The file's name. */
  name: string
  sheet: ImportSheet<unknown>
}

export const ErrorSheet = ({ name, sheet }: ErrorSheetProps) => (
  <Button onClick={() => saveErrorSheet(name, sheet)}>Download rows with problems</Button>
)

/** The rows with problems as they came, with their number and what is wrong, to be mended and imported again. */
function saveErrorSheet(name: string, { head, rows }: ImportSheet<unknown>): void {
  // A corrected sheet that still has problems already has such columns.
  const places = head.flatMap((title, index) => (isNoteColumn(title) ? [] : [index]))
  const wrong = rows.flatMap((row) =>
    row.kind === 'wrong'
      ? [[...places.map((place) => row.cells[place] ?? ''), row.number, row.problems.join('; ')]]
      : [],
  )
  const titles = places.map((place) => head[place] ?? '')
  saveRows(`${name.replace(/(?:-errors)?(?:\.csv)?$/i, '')}-errors.csv`, [...titles, ...noteColumns], wrong)
}

import { usePlatform } from '@console/shared/platform-context'
import { Button } from 'antd'
import { saveRows } from '../creation/coupon-sheet.ts'
import { type ImportSheet, isNoteColumn, noteColumns } from './read-coupon-rows.ts'

type ErrorSheetProps = {
  /** Of the file. */
  name: string
  sheet: ImportSheet
}

export function ErrorSheet({ name, sheet }: ErrorSheetProps) {
  const { notify } = usePlatform()
  const handleSave = () =>
    saveErrorSheet(name, sheet).catch(() =>
      notify.error('The error sheet could not be saved', {
        description: 'The exporter could not be loaded. Check the connection and try again.',
      }),
    )
  return <Button onClick={() => void handleSave()}>Save the error sheet</Button>
}

/** The rows with problems as they came, with their number and what is wrong, to be mended and imported again. */
function saveErrorSheet(name: string, { head, rows }: ImportSheet): Promise<void> {
  // A sheet that was mended and is not right yet has such columns already.
  const places = head.flatMap((title, index) => (isNoteColumn(title) ? [] : [index]))
  const wrong = rows.flatMap((row) =>
    row.kind === 'wrong'
      ? [[...places.map((place) => row.cells[place] ?? ''), row.number, row.problems.join('; ')]]
      : [],
  )
  const titles = places.map((place) => head[place] ?? '')
  return saveRows(
    `${name.replace(/(?:-errors)?(?:\.csv)?$/i, '')}-errors.csv`,
    [...titles, ...noteColumns],
    wrong,
  )
}

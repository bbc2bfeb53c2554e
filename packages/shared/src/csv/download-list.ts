import type { ListColumn } from '../list/define-list.ts'
import { saveFile } from './save-file.ts'
import { toCsv } from './to-csv.ts'

type ListedRecords<Item> = {
  definition: { name: string }
  columns: readonly ListColumn<Item>[]
  visible: readonly Item[]
}

/** Saves what a list shows as `packages-2026-11-21.csv`: its columns, and every record the search and filters leave, in order. */
export function downloadList<Item>({ definition, columns, visible }: ListedRecords<Item>): void {
  const csv = toCsv(
    columns.map(({ title }) => title),
    visible.map((item) => columns.map(({ value, exported = value }) => exported(item))),
  )
  saveFile(`${definition.name}-${toDay(new Date())}.csv`, 'text/csv;charset=utf-8', csv)
}

/** The reader's own date, as in `2026-11-21`. */
const toDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

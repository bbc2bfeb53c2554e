import { toCsv } from '../csv/to-csv.ts'
import { saveFile } from '../files/download.ts'
import { findUnreadableField, toRawText } from '../http/unreadable-fields.ts'
import type { Notify } from '../platform/platform.ts'
import type { ListDefinition, SheetColumn } from './define-list.ts'
import type { SortValue } from './table-sort.ts'
import { formatUnreadable } from './unreadable-labels.ts'

type ListedRecords<Item> = {
  definition: Pick<ListDefinition<Item>, 'name' | 'words' | 'loadSheet'>
  columns: readonly SheetColumn<Item>[]
  visible: readonly Item[]
  records: readonly Item[]
  unreadable: readonly unknown[]
}

/** Rows made in one go: some milliseconds, after which the page answers whoever uses it. */
const portion = 2000

/**
 * Saves a list as `packages-2026-11-21.csv`: its columns, or those of its sheet, and every record that matches the
 * search and filters, in order. Reports records that could not be read and are missing from the file.
 */
export async function downloadList<Item extends object>(
  list: ListedRecords<Item>,
  notify: Pick<Notify, 'warning'>,
): Promise<void> {
  const { definition, visible, records, unreadable } = list
  const columns = (await definition.loadSheet?.()) ?? list.columns
  const titles = columns.map(({ title }) => title)
  const head = toCsv(titles, [])
  let csv = head
  for (let from = 0; from < visible.length; from += portion) {
    const rows = visible.slice(from, from + portion)
    const whole = toCsv(
      titles,
      rows.map((item) => columns.map((column) => toCell(column, item))),
    )
    csv += whole.slice(head.length)
    await new Promise((resolve) => setTimeout(resolve))
  }
  saveFile(`${definition.name}-${toDay(new Date())}.csv`, 'text/csv;charset=utf-8', csv)
  if (unreadable.length === 0) return
  const total = records.length + unreadable.length
  notify.warning(formatUnreadable(unreadable.length, total, definition.words), {
    description:
      unreadable.length === 1 ? 'The file does not include it.' : 'The file does not include them.',
  })
}

/** A field that could not be read is exported as received. */
function toCell<Item extends object>(
  { key, value, exported = value }: SheetColumn<Item>,
  item: Item,
): SortValue {
  const odd = key === undefined ? undefined : findUnreadableField(item, key)
  if (odd !== undefined) return toRawText(odd.raw)
  const cell = exported(item)
  return Number.isNaN(cell) ? null : cell
}

/** The reader's local date, as in `2026-11-21`. */
const toDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

import { saveFile } from '../csv/save-file.ts'
import { toCsv } from '../csv/to-csv.ts'
import type { Notify } from '../platform/platform.ts'
import type { ListDefinition, SheetColumn } from './define-list.ts'
import { formatUnreadable } from './unreadable-words.ts'

type ListedRecords<Item> = {
  definition: Pick<ListDefinition<Item>, 'name' | 'words' | 'loadSheet'>
  columns: readonly SheetColumn<Item>[]
  visible: readonly Item[]
  records: readonly Item[]
  unreadable: readonly unknown[]
}

/**
 * Saves what a list shows as `packages-2026-11-21.csv`: its columns, or those of its sheet, and every record the search
 * and filters leave, in order. Says so when records could not be read, which the file is without.
 */
export async function downloadList<Item>(
  list: ListedRecords<Item>,
  notify: Pick<Notify, 'warning'>,
): Promise<void> {
  const { definition, visible, records, unreadable } = list
  const columns = (await definition.loadSheet?.()) ?? list.columns
  const csv = toCsv(
    columns.map(({ title }) => title),
    visible.map((item) => columns.map(({ value, exported = value }) => exported(item))),
  )
  saveFile(`${definition.name}-${toDay(new Date())}.csv`, 'text/csv;charset=utf-8', csv)
  if (unreadable.length === 0) return
  const total = records.length + unreadable.length
  notify.warning(formatUnreadable(unreadable.length, total, definition.words), {
    description:
      unreadable.length === 1 ? 'The file does not include it.' : 'The file does not include them.',
  })
}

/** The reader's own date, as in `2026-11-21`. */
const toDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

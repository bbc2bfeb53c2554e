import { type CsvValue, toCsv } from '@console/shared/csv/to-csv'
import { saveFile } from '@console/shared/files/download'

/** Saves rows as CSV. */
export const saveRows = (
  name: string,
  head: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): void => saveFile(name, 'text/csv;charset=utf-8', toCsv(head, rows))
